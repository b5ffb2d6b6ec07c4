/*
 * The seam between the house and a game. The house (lobby, seats, log, dock, replay, end) knows no game; a game draws its
 * views and says what its pieces are. Both speak of things on the table as refs, such as `town:M4` or `card:17`, the same
 * that moves name.
 *
 * Pieces that keep their identity carry it as `data-piece`: the house lets them glide from where they were to where they
 * are after a move, also from one part of the table to another (`shell/flip.ts`). A ghost carries none.
 */
import type { Component } from "svelte";

import type { TableStore } from "./table.svelte";
import type { Happening, Offer, ScoreLine } from "./wire";

/** What each part of a game is given. */
export interface Part {
  table: TableStore;
  /** On a phone: less room, bigger targets. */
  compact?: boolean;
}

/** What is given to the part that draws one player. */
export interface SeatPart extends Part {
  seat: number;
}

/** What a thing says of itself when pointed at, pressed long, or focused. */
export interface About {
  title: string;
  lines: string[];
  /** The number of the rule about it, which becomes a link. */
  rule?: string;
}

/** How far the game has come. */
export interface Progress {
  at: number;
  of: number;
}

export interface GameClient {
  /** `brian-boru`. */
  id: string;
  /**
   * Phases of the round, for the top bar: `<span>`s (`.now`, `.done`) with a glyph and a word, within the house's
   * `.phases`. The rounds themselves are drawn by the house from `rounds`.
   */
  Phases: Component<Part>;
  /** The board, in `.mapbox` on a desk and `.board` on a phone; fills the box it is given. */
  Board: Component<Part>;
  /** What lies open before one player: two or three lines below his name, which the house draws (`.stats`, `.won`). */
  Panel: Component<SeatPart>;
  /**
   * The middle of the table: trick, tracks, areas, as `.panel`s within the house's `.play` (a grid: what grows, and two
   * rows below it). On a phone (`compact`) above the hand: the short form of it.
   */
  Play: Component<Part>;
  /** My hand, within the house's `.hand`; also what a draft offers and what has been picked so far. */
  Hand: Component<Part>;
  /**
   * What the ghost (or what is narrowed so far) would do: a name (`strong`) and the differences (`.delta`, with `.up` and
   * `.down`), within the house's `.pick`. Stands above Confirm.
   */
  Effect: Component<Part>;

  /** What a thing says of itself. */
  about(ref: string, table: TableStore): About | null;
  /** The glyph of the sprite that stands before a line of the log or a source of points. */
  icon(happening: Happening): string;
  scoreIcon(line: ScoreLine): string;
  /** A heading in the log begins with this happening (a round, a trick): its text, else null. */
  heading(happening: Happening, table: TableStore): string | null;
  /** Whether a round or a turn begins with this happening, for the steps of the replay. */
  begins(happening: Happening): "round" | "turn" | null;
  /** Whether there is anything that must not be seen by another player on the same device. */
  secrets: boolean;
  /** Moves shown as buttons beside Confirm, as they are about nothing on the board: decline, buy 2, upper half. */
  buttons(offers: readonly Offer[]): Offer[];
  points(view: unknown, seat: number): number;
  rounds(view: unknown): Progress;
  /** What comes after the present decision, if that is sure: "Then Caetano resolves the 18". Else empty. */
  next?(table: TableStore): string;
  /** The words over the last page: "Luísa, High King of Ireland". */
  title(winners: readonly number[], table: TableStore): string;
  /** The glyphs and pieces that only this game needs, and `g-point`: `<symbol>`s, put once into the page. */
  sprites?: string;
  /** Names of arguments that are called like others (telling.KINDS in Python). */
  kinds?: Readonly<Record<string, string>>;
}

/** Something to be learnt, in two or three sentences: the message `lesson-<chapter>-<step>`. */
export interface Step {
  id: string;
  /** What it is about, which is lit meanwhile: things such as `region:munster`, and parts of the table such as `hand`. */
  shows?(table: TableStore): string[];
  /** The number of the rule about it, which becomes a link. */
  rule?: string;
  /** What fills the gaps of its message. */
  args?(table: TableStore): Record<string, unknown>;
  /** What has just happened of it at this table, as the chronicle says it. */
  tells?(table: TableStore): Happening[];
  /** Whether the learner has done what is asked, or it has happened; without this he goes on when he has read it. */
  until?(table: TableStore): boolean;
}

/** A chapter of what is to be learnt at a real table; its title is the message `lesson-<chapter>`. */
export interface Lesson {
  id: string;
  /** Whether the game has come to it. */
  begins(table: TableStore): boolean;
  steps: readonly Step[];
}

/** The piece of each seat: colour and shape, never colour alone. */
export const PIECES = [
  { colour: "cinnabar", shape: "circle" },
  { colour: "lapis", shape: "square" },
  { colour: "orpiment", shape: "triangle" },
  { colour: "verdigris", shape: "cross" },
  { colour: "soot", shape: "diamond" },
  { colour: "chalk", shape: "hexagon" },
] as const;

export function piece(seat: number): (typeof PIECES)[number] {
  return PIECES[seat] ?? PIECES[5];
}
