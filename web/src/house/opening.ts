/* Opening a table: what the few choices on the front page mean. */
import type { ChairWish, Clock, GameInfo, NewTable, SeatOrder, TimeOut } from "../wire";

export const MODES = ["live", "days", "screen", "bots"] as const;
export type Mode = (typeof MODES)[number];

/** The least time before a bot's move, so that people can follow. */
const PACE = 900;

/** The clocks that one may choose from; the usual one first. */
export const CLOCKS: Record<Mode, readonly Clock[]> = {
  live: [
    { type: "none" },
    { type: "bank", minutes: 15, increment: 20 },
    { type: "bank", minutes: 30, increment: 30 },
    { type: "bank", minutes: 60, increment: 60 },
  ],
  days: [
    { type: "move", hours: 48 },
    { type: "move", hours: 24 },
    { type: "move", hours: 72 },
    { type: "move", hours: 168 },
    { type: "none" },
  ],
  screen: [{ type: "none" }],
  bots: [{ type: "none" }],
};

export interface Opening {
  game: GameInfo;
  mode: Mode;
  seats: number;
  /** Who opens the table; with one screen for all, everybody. */
  names: readonly string[];
  bot: string;
  clock: Clock;
  timeOut: TimeOut;
  order: SeatOrder;
}

/** What is sent to the server. Where nobody else has to come, the game begins at once. */
export function newTable({ game, mode, seats, names, bot, clock, timeOut, order }: Opening): NewTable {
  const chairs: (ChairWish | null)[] = Array.from({ length: seats }, (_, seat) => {
    if (mode === "screen") return { name: names[seat] ?? "", bot: "" };
    if (seat === 0) return { name: names[0] ?? "", bot: "" };
    return mode === "bots" ? { name: "", bot } : null;
  });
  const settings = { game: game.id, seats, options: {}, clock, time_out: timeOut, order, pace: PACE };
  return { settings, chairs, start: mode === "screen" || mode === "bots" };
}

/** The table that somebody means by a link or a code. */
export function tableOf(text: string): string {
  return (
    text
      .trim()
      .replace(/[?#].*$/, "")
      .replace(/\/+$/, "")
      .split("/")
      .at(-1) ?? ""
  );
}

/** The number of seats that a game is opened with if nobody says otherwise: four, or what comes nearest. */
export function usualSeats(game: GameInfo): number {
  return game.seats.reduce((best, one) => (Math.abs(one - 4) < Math.abs(best - 4) ? one : best), game.seats[0] ?? 1);
}
