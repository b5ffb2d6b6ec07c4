// Made from the Python records by `make types`. Changes made here by hand are lost.

/** What one seat (`None`: a spectator) sees. */
export interface View {
  seat: number | null;
  round: number;
  rounds: number;
  marker: number;
  active_town: string | null;
  winner: number | null;
  battle_area: number;
  viking_strength: number;
  marriage_card: string;
  princess: string;
  towns: TownView[];
  claims: ClaimView[];
  players: PlayerView[];
  hand: number[];
  pile: number[];
  picked: number[];
  deciding: number[];
  over: boolean;
}

/** A town with a disc on it. */
export interface TownView {
  town: string;
  owner: number;
  vikings: boolean;
  monastery: boolean;
}

/** A claim token and where it lies. */
export interface ClaimView {
  region: string;
  face_up: boolean;
  holder: number | null;
}

/** What lies open in front of a player, and in which number he holds what is hidden (BB-14.2). */
export interface PlayerView {
  seat: number;
  points: number;
  coins: number;
  renown: number;
  raiders: number;
  church: number;
  space: number;
  marriages: string[];
  hand_size: number;
  card: number | null;
}

/** Buy so many extras, or none. */
export interface Buy {
  type: "Buy";
  extra: "church_disc" | "marriage_step" | "raider";
  count: number;
}

/** Do the upper or the lower secondary action of the card. */
export interface ChooseHalf {
  type: "ChooseHalf";
  half: "lower" | "upper";
}

/** Keep the coins. */
export interface DontExpand {
  type: "DontExpand";
}

/** Take a free town along a road. */
export interface Expand {
  type: "Expand";
  town: string;
}

/** Name the town that is played for, and lead a card. */
export interface LeadCard {
  type: "LeadCard";
  town: string;
  card: number;
}

/** The town that goes to the Vikings. */
export interface LoseTown {
  type: "LoseTown";
  town: string;
}

/** Keep two cards of the draft. */
export interface PickCards {
  type: "PickCards";
  cards: [number, number];
}

/** Put a disc on a free town. */
export interface PlaceDisc {
  type: "PlaceDisc";
  town: string;
}

/** The town that gets a monastery. */
export interface PlaceMonastery {
  type: "PlaceMonastery";
  town: string;
}

/** Play a card to a trick that somebody else has led. */
export interface PlayCard {
  type: "PlayCard";
  card: number;
}

/** Take a Viking control token off a town. */
export interface RemoveVikings {
  type: "RemoveVikings";
  town: string;
}

/** What the Princess of Denmark is won for. */
export interface UsePrincess {
  type: "UsePrincess";
  option: "establish_trade" | "military_support" | "spurn";
}

export type AnyMove = Buy | ChooseHalf | DontExpand | Expand | LeadCard | LoseTown | PickCards | PlaceDisc | PlaceMonastery | PlayCard | RemoveVikings | UsePrincess;

/** The arguments with which each event is told. */
export interface Told {
  "event-BattleAreaEmpty": { seat: number };
  "event-CardPlayed": { seat: number; card: number };
  "event-CardsDealt": { count: number };
  "event-CardsPassed": {  };
  "event-CardsPicked": { seat: number; cards: number[] };
  "event-ChurchJoined": { seat: number; count: number };
  "event-CoinsGained": { seat: number; count: number };
  "event-CoinsPaid": { seat: number; count: number };
  "event-DiscPlaced": { seat: number; town: string };
  "event-DiscsTakenBack": { seat: number; count: number };
  "event-DraftEnded": {  };
  "event-Expanded": { seat: number; town: string; coins: number };
  "event-ExtrasBought": { seat: number; extra: "church_disc" | "marriage_step" | "raider"; count: number; coins: number };
  "event-FirstInChurch": { seat: number; count: number };
  "event-FirstSpoils": { seat: number; points: number };
  "event-GameEnded": { winners: number[] };
  "event-Incursion": { raiders: number };
  "event-LastCardsDiscarded": {  };
  "event-MarkerPassed": { seat: number };
  "event-MarriageRevealed": { marriage: string };
  "event-MarriageWon": { seat: number; marriage: string };
  "event-MonasteryPlaced": { seat: number; town: string };
  "event-MovedDown": { seat: number; space: number };
  "event-MovedUp": { seat: number; count: number; space: number };
  "event-NoTownLeft": { seat: number };
  "event-NobodyMarried": { marriage: string };
  "event-NothingToLose": { seat: number };
  "event-PointsGained": { seat: number; count: number };
  "event-PointsLost": { seat: number; count: number };
  "event-PrincessChosen": { seat: number; option: "establish_trade" | "military_support" | "spurn" };
  "event-RaidersTaken": { seat: number; count: number };
  "event-RenownGained": { seat: number; count: number };
  "event-RoundBegan": { round: number; rounds: number };
  "event-SecondInChurch": { seat: number };
  "event-SecondSpoils": { seat: number };
  "event-SecondaryChosen": { seat: number; card: number; half: "lower" | "only" | "upper" };
  "event-StartingPlayer": { seat: number };
  "event-TokenReturned": { seat: number; region: string };
  "event-TokenTaken": { seat: number; region: string };
  "event-TokenTurned": { region: string };
  "event-TownClaimed": { seat: number; town: string };
  "event-TownLost": { seat: number; town: string };
  "event-TrickLed": { seat: number; town: string; card: number };
  "event-TrickWithoutTown": {  };
  "event-TrickWon": { seat: number; card: number };
  "event-VikingsRemoved": { seat: number; town: string };
  "event-VikingsRepelled": {  };
  "event-VikingsSighted": { strength: number };
}
