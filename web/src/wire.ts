// Made from the Python records by `make types`. Changes made here by hand are lost.

/** Nobody looks at the time. */
export interface NoClock {
  type: "none";
}

/** Each decision has to be made within so many hours. */
export interface MoveClock {
  type: "move";
  hours: number;
}

/** Each seat has so many minutes for the whole game, and gets back some seconds with each decision. */
export interface BankClock {
  type: "bank";
  minutes: number;
  increment: number;
}

export type Clock = NoClock | MoveClock | BankClock;

export type TimeOut = "bot" | "wait";

export type SeatOrder = "chosen" | "random";

export type ProposalKind = "bot" | "end" | "rewind";

/** Take a free seat under a name; one player may hold several seats (on one device). */
export interface Sit {
  do: "sit";
  seat: number;
  name: string;
}

/** Put a bot on a free seat (only who opened the table). */
export interface SeatBot {
  do: "seat_bot";
  seat: number;
  bot: string;
}

/** Before the game: free a seat, one's own, or any for whoever opened the table. */
export interface Vacate {
  do: "vacate";
  seat: number;
}

/** Begin; all seats are taken (only who opened the table). */
export interface Start {
  do: "start";
}

/** Make a move, as somebody who has seen everything up to `seq`. */
export interface Play {
  do: "play";
  seq: number;
  seat: number;
  move: Record<string, unknown>;
}

/** Undo one's last move, or take back what one has put face down. */
export interface Undo {
  do: "undo";
  seq: number;
  seat: number;
}

/** Make the move again that was undone last. */
export interface Redo {
  do: "redo";
  seq: number;
  seat: number;
}

/** Undo all that one may undo by oneself. */
export interface RestartTurn {
  do: "restart";
  seq: number;
  seat: number;
}

/** Ask the other players for their consent. */
export interface Propose {
  do: "propose";
  seat: number;
  what: ProposalKind;
  to: number;
  of: number;
}

/** Agree to what is proposed, or not; who proposed it withdraws it with `agree = false`. */
export interface Answer {
  do: "answer";
  seat: number;
  agree: boolean;
}

/** Let a bot play for oneself, or for a seat whose time is up. */
export interface CallBot {
  do: "call_bot";
  seat: number;
}

/** Take one's seat back from the bot that plays for it. */
export interface ComeBack {
  do: "come_back";
  seat: number;
}

/** After the end: the same people, bots and settings at a new table; the seats move on by one. */
export interface Rematch {
  do: "rematch";
  table: string;
}

export type AnyCommand = Sit | SeatBot | Vacate | Start | Play | Undo | Redo | RestartTurn | Propose | Answer | CallBot | ComeBack | Rematch;

/** Carry out a command. */
export interface Do {
  ask: "do";
  id: number;
  command: AnyCommand;
}

/** Why nothing can be done now with a thing on the table, such as `town:M4`. */
export interface Why {
  ask: "why";
  id: number;
  seat: number;
  ref: string;
}

/** What the table would look like after a move. */
export interface Preview {
  ask: "preview";
  id: number;
  seat: number;
  move: Record<string, unknown>;
}

/** What the table looked like after so many moves from one's seat, -1: from outside; after the end, from any. */
export interface Replay {
  ask: "replay";
  id: number;
  at: number;
  seat: number;
}

/** After the end: how many points everybody had after each move. */
export interface Course {
  ask: "course";
  id: number;
}

/** See the table from now on through another of one's seats (when the curtain is drawn); -1 closes the curtain. */
export interface Look {
  ask: "look";
  id: number;
  seat: number;
}

/** Is anybody there? */
export interface Ping {
  ask: "ping";
  id: number;
}

export type AnyRequest = Do | Why | Preview | Replay | Course | Look | Ping;

export type Phase = "gathering" | "over" | "playing";

/** The table as it looks from a seat: everything a client needs to draw it. */
export interface Position {
  tell: "position";
  table: string;
  seq: number;
  now: number;
  phase: Phase;
  settings: Settings;
  host: boolean;
  chairs: Chair[];
  seat: number;
  moves_made: number;
  view: unknown | null;
  asked: Asked[];
  offers: Offer[];
  can: Can | null;
  proposal: Proposal | null;
  scores: Ledger | null;
  first_happening: number;
  happenings: Happening[];
  first_note: number;
  notes: Note[];
  seed_hash: string;
  seed: string;
  rematch: string;
  ended: "" | "agreement" | "rules";
  watching: number;
  broken: Said | null;
}

/** What is chosen when a table is opened. */
export interface Settings {
  game: string;
  seats: number;
  options: Record<string, unknown>;
  clock: Clock;
  time_out: TimeOut;
  order: SeatOrder;
  pace: number;
}

/** A seat and who is on it. */
export interface Chair {
  name: string;
  bot: string;
  person: boolean;
  yours: boolean;
  online: boolean;
  left: number | null;
  ticking: boolean;
}

/** A seat that has to decide, and what; of a face-down decision of others, only that. */
export interface Asked {
  seat: number;
  choice: Said;
}

/** A sentence: the id of its message, what fills its gaps, and the rule behind it, if there is one. */
export interface Said {
  id: string;
  args: Record<string, unknown>;
  rule: string;
}

/** A legal move: what to send back, what it does, and the things it touches. */
export interface Offer {
  move: Record<string, unknown>;
  said: Said;
  refs: string[];
}

/** What else may be done by the seat one looks through; each `None` if it may, else why not. */
export interface Can {
  undo: Said | null;
  redo: Said | null;
  restart: Said | null;
}

/** What is proposed, by whom, and who has agreed so far. */
export interface Proposal {
  what: ProposalKind;
  by: number;
  to: number;
  of: number;
  agreed: number[];
  needed: number[];
}

/** Everybody's ledger, and the tie-breaks in the order in which they are asked. */
export interface Ledger {
  seats: SeatScore[];
  tie_breaks: [Said, number[]][];
  winners: number[];
}

/** A seat's ledger. */
export interface SeatScore {
  seat: number;
  total: number;
  place: number;
  lines: ScoreLine[];
}

/** Where points come from. */
export interface ScoreLine {
  said: Said;
  points: number;
}

/** Something that happened, as far as this seat may know. */
export interface Happening {
  n: number;
  at: number;
  said: Said;
}

/** Something about the table rather than the game: who came, undid, proposed, agreed. */
export interface Note {
  after: number;
  at: number;
  said: Said;
}

/** It was done; the position has been told already. */
export interface Done {
  tell: "done";
  seq: number;
  to: number;
}

/** It was not done, and why. If the client was out of date, the true position follows. */
export interface Refusal {
  tell: "refusal";
  why: Said;
  to: number;
}

/** Why nothing can be done with a thing; empty if something can. */
export interface Reasons {
  tell: "reasons";
  ref: string;
  why: Said[];
  to: number;
}

/** The view after a move, and the ledger; no view if the move would bring something hidden to light. */
export interface Previewed {
  tell: "preview";
  view: unknown | null;
  scores: Ledger | null;
  reveals: boolean;
  passes: boolean;
  to: number;
}

/** The table after so many moves. */
export interface Replayed {
  tell: "replayed";
  at: number;
  seat: number;
  view: unknown;
  asked: Asked[];
  to: number;
}

/** The course of a game. */
export interface Coursed {
  tell: "course";
  totals: number[][];
  to: number;
}

/** Somebody is there. */
export interface Pong {
  tell: "pong";
  to: number;
}

export type AnyMessage = Position | Done | Refusal | Reasons | Previewed | Replayed | Coursed | Pong;

/** Something that somebody wants done at a table. */
export interface Command {
  do: "Command";
}

/** A message from a client; the answer carries the same `id`. */
export interface Request {
  ask: "Request";
  id: number;
}

/** The answer to a request. */
export interface Reply {
  tell: "Reply";
  to: number;
}

/** Whoever asks. */
export interface Me {
  id: string;
  name: string;
  login: string;
  prefs: Record<string, unknown>;
}

/** An option of a game and the values it may have, the standard one first. */
export interface OptionInfo {
  name: string;
  values: unknown[];
}

/** A game that can be played here. */
export interface GameInfo {
  id: string;
  title: string;
  seats: number[];
  minutes: number;
  options: OptionInfo[];
  bots: string[];
  drawn: boolean;
}

/** A table in a list. */
export interface TableCard {
  id: string;
  game: string;
  phase: Phase;
  chairs: Chair[];
  waiting_for_you: boolean;
  due: number | null;
  changed: number;
  round: Said | null;
  asked: Asked | null;
}

/** A table as it looks to somebody who was invited to it. */
export interface TableInfo {
  card: TableCard;
  settings: Settings;
}

/** What somebody changes about himself; what is `None` stays. */
export interface Profile {
  name: string | null;
  prefs: Record<string, unknown> | null;
}

/** What opens an account. */
export interface Credentials {
  login: string;
  password: string;
}

/** Who is to sit on a chair of a new table: whoever opens it, under this name, or a bot. */
export interface ChairWish {
  name: string;
  bot: string;
}

/** A table to be opened, with those who sit at it from the beginning, and whether the game begins at once. */
export interface NewTable {
  settings: Settings;
  chairs: (ChairWish | null)[];
  start: boolean;
}

/** The table that was opened. */
export interface TableId {
  id: string;
}

/** A command was carried out. */
export interface Carried {
  seq: number;
}

/** Everything that is kept about somebody. */
export interface Export {
  me: Me;
  tables: TableInfo[];
}

/** What a page should know of the house. */
export interface HouseInfo {
  near: string;
}

/** Whether the server can do its work. */
export interface Health {
  status: "no-store" | "ok";
  version: string;
}

/** What went wrong with an HTTP request. */
export interface Problem {
  why: Said;
}
