/* The draft, read from what has happened: whose packet of cards lies where, and who has chosen. */
import type { TableStore } from "../../table.svelte";
import { BOX } from "./box";
import { playerOf, viewOf } from "./reading";
import { ofRound } from "./trick";

export interface Drafter {
  seat: number;
  /** How many cards he is choosing from, or is about to pass on. */
  cards: number;
  /** How many lie on his pile. */
  pile: number;
  chosen: boolean;
  /** Which of the packets that go round this one is. */
  packet: number;
}

export interface Draft {
  /** Which choice this is, from 1. */
  number: number;
  of: number;
  /** In the order in which packets are passed, I first. */
  drafters: Drafter[];
}

/** Null while there is no draft. */
export function draftOf(table: TableStore): Draft | null {
  if (table.asked[0]?.choice.id !== "choice-PickTwo") return null;
  const view = viewOf(table);
  const seats = view.players.length;
  const passes = ofRound(table.shownHappenings).filter((one) => one.said.id === "event-CardsPassed").length;
  const first = Math.max(0, table.seat);
  return {
    number: passes + 1,
    // Two cards or one that come at last are no choice (BB-4.4).
    of: Math.ceil((BOX.hands[seats]! - 2) / 2),
    drafters: Array.from({ length: seats }, (_, step) => {
      const seat = (first + step) % seats;
      const chosen = !table.deciding.includes(seat);
      const kept = chosen ? 2 : 0;
      return {
        seat,
        cards: playerOf(view, seat).hand_size - kept,
        pile: 2 * passes + kept,
        chosen,
        packet: (seat - passes + seats * 2) % seats,
      };
    }),
  };
}
