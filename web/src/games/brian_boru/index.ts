/* Brian Boru as the house sees it: its parts, and what its things, happenings and points are called. */
import glyphs from "../../art/glyphs-brian-boru.svg?raw";
import pieces from "../../art/brian-boru-pieces.svg?raw";
import type { GameClient } from "../../game";
import type { TableStore } from "../../table.svelte";
import type { Happening, Offer, ScoreLine } from "../../wire";
import { aboutThing } from "./about";
import Board from "./Board.svelte";
import Effect from "./Effect.svelte";
import Hand from "./Hand.svelte";
import Panel from "./Panel.svelte";
import { phaseOf } from "./phase";
import Phases from "./Phases.svelte";
import Play from "./Play.svelte";
import { playerOf } from "./reading";
import { ofRound, trickNumber, trickOf } from "./trick";
import type { AnyMove, Told, View } from "./wire";

/** Before a line of the log: what it is about. */
const ICONS: Record<keyof Told, string> = {
  "event-BattleAreaEmpty": "raider",
  "event-CardPlayed": "hand",
  "event-CardsDealt": "hand",
  "event-CardsPassed": "hand",
  "event-CardsPicked": "hand",
  "event-ChurchJoined": "church",
  "event-CoinsGained": "coin",
  "event-CoinsPaid": "pay_coin",
  "event-DiscPlaced": "disc",
  "event-DiscsTakenBack": "church",
  "event-DraftEnded": "hand",
  "event-Expanded": "expand",
  "event-ExtrasBought": "pay_coin",
  "event-FirstInChurch": "church",
  "event-FirstSpoils": "raider",
  "event-GameEnded": "crown",
  "event-Incursion": "viking_control",
  "event-LastCardsDiscarded": "hand",
  "event-MarkerPassed": "active_town_marker",
  "event-MarriageRevealed": "marriage_card",
  "event-MarriageWon": "marriage_card",
  "event-MonasteryPlaced": "monastery",
  "event-MovedDown": "step_up",
  "event-MovedUp": "step_up",
  "event-NoTownLeft": "disc",
  "event-NobodyMarried": "marriage_card",
  "event-NothingToLose": "viking_control",
  "event-PointsGained": "point",
  "event-PointsLost": "point",
  "event-PrincessChosen": "marriage_card",
  "event-RaidersTaken": "raider",
  "event-RenownGained": "renown",
  "event-RoundBegan": "crown",
  "event-SecondInChurch": "church",
  "event-SecondSpoils": "raider",
  "event-SecondaryChosen": "hand",
  "event-StartingPlayer": "active_town_marker",
  "event-TokenReturned": "region",
  "event-TokenTaken": "region",
  "event-TokenTurned": "region",
  "event-TownClaimed": "claim_town",
  "event-TownLost": "viking_control",
  "event-TrickLed": "active_town_marker",
  "event-TrickWithoutTown": "hand",
  "event-TrickWon": "crown",
  "event-VikingsRemoved": "remove_viking",
  "event-VikingsRepelled": "raider",
  "event-VikingsSighted": "viking_control",
};

/** Before a source of points. */
const SCORE_ICONS: Record<string, string> = {
  "score-track-points": "point",
  "score-most-coins": "coin",
  "score-marker": "active_town_marker",
  "score-renown": "renown",
  "score-claim-held": "region",
  "score-claim-shared": "region",
  "score-regions": "town_yellow",
};

/** A trick begins with these, and the upkeep with the last. */
const TURNS = new Set(["event-TrickLed", "event-TrickWithoutTown", "event-LastCardsDiscarded"]);

/** Moves about nothing on the board. */
const BUTTONS: ReadonlySet<AnyMove["type"]> = new Set(["Buy", "DontExpand", "ChooseHalf", "UsePrincess"] as const);

/** A round, its tricks and its upkeep begin with a heading. */
function heading(happening: Happening, table: TableStore): string | null {
  const { id, args } = happening.said;
  if (id === "event-RoundBegan") return table.words.say("table-round", args);
  if (!TURNS.has(id)) return null;
  const began = ofRound(table.happenings.filter((one) => one.n <= happening.n))[0];
  const round = began?.said.id === "event-RoundBegan" ? began.said.args.round : (table.view as View).round;
  if (id === "event-LastCardsDiscarded") return table.words.say("bb-heading-upkeep", { round });
  return table.words.say("bb-heading-trick", { round, trick: trickNumber(table.happenings, happening.n) });
}

/** Whose card is resolved next, or who plays next. */
function next(table: TableStore): string {
  if (!table.view || phaseOf(table) !== "tricks") return "";
  const trick = trickOf(table);
  if (trick.over) return "";
  const [seat] = trick.waiting.filter((one) => !table.deciding.includes(one));
  if (seat !== undefined) return table.words.say("bb-next-plays", { seat });
  const card = trick.cards.find((one) => one.state === "waits" && !one.ghost);
  return card ? table.words.say("bb-next-resolves", { seat: card.seat, value: card.card }) : "";
}

const brianBoru: GameClient = {
  id: "brian-boru",
  Phases,
  Board,
  Panel,
  Play,
  Hand,
  Effect,
  about: aboutThing,
  icon: (happening) => ICONS[happening.said.id as keyof Told] ?? "log",
  scoreIcon: (line: ScoreLine) => SCORE_ICONS[line.said.id] ?? "point",
  heading,
  begins: ({ said }) => (said.id === "event-RoundBegan" ? "round" : TURNS.has(said.id) ? "turn" : null),
  secrets: true,
  buttons: (offers: readonly Offer[]) => offers.filter((offer) => BUTTONS.has((offer.move as unknown as AnyMove).type)),
  points: (view, seat) => playerOf(view as View, seat).points,
  rounds: (view) => ({ at: (view as View).round, of: (view as View).rounds }),
  next,
  title: (winners, table) => table.words.say("bb-title", { winners: [...winners] }),
  sprites: glyphs + pieces,
};

export default brianBoru;
