/* The trick that is being played, or the last one: read from what has happened, as the table keeps no played cards. */
import type { TableStore } from "../../table.svelte";
import type { Happening } from "../../wire";
import { BOX, cardOf, fits } from "./box";
import { playerOf, viewOf } from "./reading";
import type { AnyMove } from "./wire";

/** Which part of a card is done: its primary action, or a half by its number. */
export type Part = "primary" | 0 | 1 | null;

export interface PlayedCard {
  seat: number;
  card: number;
  /** Done, being resolved now, or waiting for its turn. */
  state: "done" | "now" | "waits";
  chosen: Part;
  /** Whether it wins the trick, or would if nothing higher came. */
  wins: boolean;
  /** Not played yet: I am about to. */
  ghost: boolean;
}

export interface Trick {
  /** Its number in the round, from 1; 0 before the first. */
  number: number;
  of: number;
  town: string | null;
  /** In the order in which they are resolved (BB-6.1). */
  cards: PlayedCard[];
  /** Seats that have not played yet, the next one first. */
  waiting: number[];
  /** All cards are resolved; what is shown is the past. */
  over: boolean;
}

const LEADS = new Set(["event-TrickLed", "event-TrickWithoutTown"]);

/** What has happened since the last round began. */
export function ofRound(happenings: readonly Happening[]): readonly Happening[] {
  return happenings.slice(
    Math.max(
      0,
      happenings.findLastIndex((one) => one.said.id === "event-RoundBegan"),
    ),
  );
}

/** How many tricks were led up to and with a happening of this number. */
export function trickNumber(happenings: readonly Happening[], upTo = Infinity): number {
  return ofRound(happenings.filter((one) => one.n <= upTo)).filter((one) => LEADS.has(one.said.id)).length;
}

/** The move that is about to be made. */
export function ghostOf(table: TableStore): AnyMove | null {
  return (table.ghost?.move as AnyMove | undefined) ?? null;
}

const HALVES = { upper: 0, lower: 1, only: 0 } as const;

export function trickOf(table: TableStore): Trick {
  const view = viewOf(table);
  const round = ofRound(table.shownHappenings);
  const number = round.filter((one) => LEADS.has(one.said.id)).length;
  const since = round.slice(
    Math.max(
      0,
      round.findLastIndex((one) => LEADS.has(one.said.id)),
    ),
  );
  const trick: Trick = {
    number,
    of: BOX.tricks[view.players.length]!,
    town: null,
    cards: number > 0 ? cardsOf(table, since) : [],
    waiting: [],
    over: false,
  };
  const lead = since[0]?.said;
  if (number > 0 && lead?.id === "event-TrickLed") trick.town = lead.args.town as string;
  finish(table, trick);
  addGhost(table, trick);
  trick.cards.sort((a, b) => a.card - b.card);
  return trick;
}

/** The cards of a trick with what was chosen of them. */
function cardsOf(table: TableStore, since: readonly Happening[]): PlayedCard[] {
  const view = viewOf(table);
  const cards: PlayedCard[] = [];
  for (const { said } of since) {
    const { seat, card } = said.args as { seat: number; card: number };
    if (said.id === "event-TrickLed" || said.id === "event-CardPlayed") {
      const done = playerOf(view, seat).card !== card;
      cards.push({ seat, card, state: done ? "done" : "waits", chosen: null, wins: false, ghost: false });
    } else if (said.id === "event-TrickWon") {
      mark(cards, seat, "primary");
    } else if (said.id === "event-SecondaryChosen") {
      mark(cards, seat, HALVES[said.args.half as keyof typeof HALVES]);
    }
  }
  return cards;
}

function mark(cards: PlayedCard[], seat: number, chosen: Part): void {
  const own = cards.find((one) => one.seat === seat);
  if (own) own.chosen = chosen;
}

/** Who has still to play, which card is resolved now, who wins. */
function finish(table: TableStore, trick: Trick): void {
  const seats = viewOf(table).players.length;
  trick.over = trick.cards.length === seats && trick.cards.every((one) => one.state === "done");
  if (trick.cards.length < seats) {
    const first = trick.cards[0]?.seat ?? viewOf(table).marker;
    for (let step = trick.cards.length; step < seats; step++) trick.waiting.push((first + step) % seats);
  }
  if (trick.cards.length === seats) {
    const next = trick.cards.filter((one) => one.state === "waits").sort((a, b) => a.card - b.card)[0];
    if (next) next.state = "now";
  }
  win(trick);
}

/** The highest card of the town's colour or white is winning (BB-5.4). */
function win(trick: Trick): void {
  const town = trick.town;
  for (const one of trick.cards) one.wins = false;
  if (!town) return;
  const able = trick.cards.filter((one) => fits(one.card, town));
  const best = able.sort((a, b) => b.card - a.card)[0];
  if (best) best.wins = true;
}

/** What I am about to do, at its place in the trick. */
function addGhost(table: TableStore, trick: Trick): void {
  const move = ghostOf(table);
  if (move?.type === "ChooseHalf") mark(trick.cards, table.seat, HALVES[move.half]);
  if (move?.type !== "LeadCard" && move?.type !== "PlayCard") return;
  if (move.type === "LeadCard") {
    const seats = viewOf(table).players.length;
    Object.assign(trick, { number: trick.number + 1, town: move.town, cards: [], over: false });
    trick.waiting = Array.from({ length: seats - 1 }, (_, step) => (table.seat + step + 1) % seats);
  } else {
    trick.waiting = trick.waiting.filter((seat) => seat !== table.seat);
  }
  trick.cards.push({ seat: table.seat, card: move.card, state: "waits", chosen: null, wins: false, ghost: true });
  win(trick);
}

/** Why a card stands where it does. */
export function placeOf(trick: Trick, one: PlayedCard): "done" | "now" | "won" | "ahead" | "off" | "behind" {
  if (one.state === "done") return "done";
  if (one.state === "now") return "now";
  if (one.wins) return trick.waiting.length === 0 && !one.ghost ? "won" : "ahead";
  return trick.town && cardOf(one.card).colour !== "white" && !fits(one.card, trick.town) ? "off" : "behind";
}
