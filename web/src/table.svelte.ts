/*
 * A table as its client sees it: the last position told, what has been narrowed down of the legal moves, the ghost of a
 * move that is about to be made, the replay. It knows no game and decides nothing: it offers the moves it was given.
 */
import type { GameClient } from "./game";
import { narrow, touches } from "./narrow";
import { prefs } from "./prefs.svelte";
import type {
  AnyCommand,
  AnyMessage,
  Can,
  Chair,
  Done,
  Happening,
  Ledger,
  Note,
  Offer,
  Position,
  Previewed,
  Reasons,
  Refusal,
  Replayed,
  Said,
} from "./wire";
import { singular, type Words } from "./words";

/** Something asked over the socket, without its number. */
export type Question =
  | { ask: "do"; command: AnyCommand }
  | { ask: "why"; seat: number; ref: string }
  | { ask: "preview"; seat: number; move: Record<string, unknown> }
  | { ask: "replay"; at: number; seat: number }
  | { ask: "course" }
  | { ask: "look"; seat: number }
  | { ask: "ping" };

export type Answered = Exclude<AnyMessage, Position>;
export type Ask = (question: Question) => Promise<Answered>;

/** A former position that is looked at. */
export interface Watching {
  at: number;
  seat: number;
  playing: boolean;
  /** Moves a second. */
  speed: number;
}

/** A refused thing, and why. */
export interface WhyNot {
  ref: string;
  why: Said[];
}

export class TableStore {
  /** The last position told, or what its seat sees of it. */
  position: Position | null = $state.raw(null);
  words: Words = $state.raw()!;
  game: GameClient | null = $state.raw(null);

  /** All that happened so far, as far as this seat may know. */
  happenings: Happening[] = $state.raw([]);
  notes: Note[] = $state.raw([]);

  /** The refs chosen so far, the oldest first. */
  narrowed: string[] = $state.raw([]);
  /** The move that is about to be made. */
  ghost: Offer | null = $state.raw(null);
  /** What it would do, once the server has said so. */
  preview: Previewed | null = $state.raw(null);
  /** Whether something was sent and is not yet answered. */
  busy = $state(false);
  /** The last refusal of the server, until the next act. */
  refusal: Said | null = $state.raw(null);
  /** What this seat did last: face down, it is told of later. */
  lastMove: Record<string, unknown> | null = null;
  /** Why nothing can be done with the thing touched last. */
  whyNot: WhyNot | null = $state.raw(null);

  /** The ref under the pointer or with the focus on the board. */
  hovered: string | null = $state(null);
  /** What the line of the log under the pointer is about. */
  pointed: readonly string[] = $state.raw([]);
  /** What the lesson is about, if one is being learnt. */
  taught: readonly string[] = $state.raw([]);
  /** How many things had happened when this seat last did something: what came since is new to it. */
  seen = $state(0);

  replay: Watching | null = $state(null);
  #replayed: Replayed | null = $state.raw(null);

  /** What the server has asked of us; set by the connection. */
  ask: Ask;

  constructor(ask: Ask, words: Words) {
    this.ask = ask;
    this.words = words;
  }

  // ---------------------------------------------------------------- what is known

  /** Through whose eyes; -1 from outside, or while the curtain is closed. */
  readonly seat: number = $derived(this.position?.seat ?? -1);
  readonly chairs: readonly Chair[] = $derived(this.position?.chairs ?? []);
  /** What the game shows: now, or in the replay. */
  readonly view: unknown = $derived(
    this.#replayed && this.replay ? this.#replayed.view : (this.position?.view ?? null),
  );
  /** How the view would be after the ghost's move, if that brings nothing hidden to light. */
  readonly ahead: unknown = $derived(this.ghost ? (this.preview?.view ?? null) : null);
  readonly offers: readonly Offer[] = $derived(this.replay ? [] : (this.position?.offers ?? []));
  readonly candidates: readonly Offer[] = $derived(
    this.offers.filter((offer) => this.narrowed.every((ref) => offer.refs.includes(ref))),
  );
  readonly can: Can | null = $derived(this.replay ? null : (this.position?.can ?? null));
  readonly scores: Ledger | null = $derived(this.position?.scores ?? null);
  /** Whether this seat has to decide something now. */
  readonly mine: boolean = $derived(!this.replay && this.offers.length > 0);
  /** Seats that have to decide. */
  readonly deciding: readonly number[] = $derived(
    (this.#replayed && this.replay ? this.#replayed.asked : (this.position?.asked ?? [])).map((asked) => asked.seat),
  );
  /** What is asked, mine first. */
  readonly asked: readonly { seat: number; choice: Said }[] = $derived(
    [...(this.#replayed && this.replay ? this.#replayed.asked : (this.position?.asked ?? []))].sort(
      (a, b) => Number(b.seat === this.seat) - Number(a.seat === this.seat),
    ),
  );
  /** What had happened by the position that is looked at. */
  readonly shownHappenings: readonly Happening[] = $derived(
    this.#replayed && this.replay ? this.happenings.filter((one) => one.at <= this.#replayed!.at) : this.happenings,
  );

  readonly #aliveRefs: ReadonlySet<string> = $derived(touches(this.offers, this.narrowed));

  /** Whether touching this leads to a legal move. */
  alive(ref: string): boolean {
    return this.#aliveRefs.has(ref);
  }

  /** Whether this is among what has been chosen, or touched by the ghost. */
  chosen(ref: string): boolean {
    return this.narrowed.includes(ref) || (this.ghost?.refs.includes(ref) ?? false);
  }

  /** Whether this is pointed at: here, in the log, or by a lesson. */
  lit(ref: string): boolean {
    return this.hovered === ref || this.pointed.includes(ref) || this.taught.includes(ref);
  }

  /** Refs that others have touched since this seat last did something. */
  readonly recent: ReadonlySet<string> = $derived(
    new Set(this.happenings.filter((one) => one.n >= this.seen).flatMap((one) => refsOf(one.said))),
  );

  /** How a seat is called. */
  name(seat: number): string {
    return this.chairs[seat]?.name || this.words.say("seat-name", { number: seat + 1 });
  }

  // ---------------------------------------------------------------- choosing a move

  /** Narrow the moves to those that touch this; touching it again widens them. Nothing to do with it: ask why. */
  touch(ref: string): void {
    this.whyNot = null;
    this.refusal = null;
    if (this.replay) return;
    if (!this.narrowed.includes(ref) && !this.offers.some((offer) => offer.refs.includes(ref))) {
      void this.why(ref);
      return;
    }
    this.#narrowTo(narrow(this.offers, this.narrowed, ref));
  }

  /** Take a thing up to drag it: the moves with it are left, and none is about to be made yet. */
  grasp(ref: string): void {
    this.whyNot = null;
    this.refusal = null;
    const narrowed = this.narrowed.includes(ref) ? this.narrowed : narrow(this.offers, this.narrowed, ref);
    this.#show(null, narrowed);
  }

  /** Let go of it: over a thing that goes with it both are meant, elsewhere on the table the thing alone. */
  drop(ref: string, on: string, outside: boolean): void {
    const both = on !== ref && this.offers.some((offer) => offer.refs.includes(ref) && offer.refs.includes(on));
    if (both && !this.narrowed.includes(on)) this.#narrowTo(narrow(this.offers, this.narrowed, on));
    else this.#narrowTo(both || outside ? this.narrowed : this.narrowed.filter((one) => one !== ref));
  }

  #narrowTo(narrowed: string[]): void {
    const left = this.offers.filter((offer) => narrowed.every((one) => offer.refs.includes(one)));
    const exact = left.filter((offer) => offer.refs.every((one) => narrowed.includes(one)));
    const only =
      narrowed.length === 0 ? undefined : left.length === 1 ? left[0] : exact.length === 1 ? exact[0] : undefined;
    this.#show(only ?? null, narrowed);
  }

  /** Make this move the ghost (and play it at once where no confirmation is wanted). */
  choose(offer: Offer): void {
    this.whyNot = null;
    this.refusal = null;
    this.#show(offer, [...offer.refs]);
  }

  #show(ghost: Offer | null, narrowed: string[]): void {
    this.narrowed = narrowed;
    this.ghost = ghost;
    this.preview = null;
    if (ghost && prefs.confirm === "never") void this.confirm();
    else if (ghost) void this.#foresee(ghost);
  }

  async #foresee(ghost: Offer): Promise<void> {
    const answer = await this.ask({ ask: "preview", seat: this.seat, move: ghost.move });
    if (this.ghost !== ghost || answer.tell !== "preview") return;
    this.preview = answer;
    const final = answer.reveals || answer.passes;
    if (prefs.confirm === "irreversible" && !final) void this.confirm();
  }

  async confirm(): Promise<void> {
    const ghost = this.ghost;
    if (!ghost || this.busy || !this.position) return;
    this.lastMove = ghost.move;
    await this.do({ do: "play", seq: this.position.seq, seat: this.seat, move: ghost.move });
  }

  /** Choose anew. */
  cancel(): void {
    this.narrowed = [];
    this.ghost = null;
    this.preview = null;
    this.whyNot = null;
    this.refusal = null;
  }

  undo(): Promise<boolean> {
    return this.do({ do: "undo", seq: this.position?.seq ?? 0, seat: this.seat });
  }

  redo(): Promise<boolean> {
    return this.do({ do: "redo", seq: this.position?.seq ?? 0, seat: this.seat });
  }

  restart(): Promise<boolean> {
    return this.do({ do: "restart", seq: this.position?.seq ?? 0, seat: this.seat });
  }

  /** Carry out a command; whether it was done. A refusal is kept to be shown. */
  async do(command: AnyCommand): Promise<boolean> {
    this.busy = true;
    this.refusal = null;
    try {
      const answer: Done | Refusal | Answered = await this.ask({ ask: "do", command });
      if (answer.tell === "refusal") this.refusal = answer.why;
      else this.seen = (this.happenings.at(-1)?.n ?? -1) + 1;
      return answer.tell === "done";
    } finally {
      this.busy = false;
      this.cancelGhost();
    }
  }

  private cancelGhost(): void {
    this.narrowed = [];
    this.ghost = null;
    this.preview = null;
  }

  /** Why nothing can be done with a thing; shown as a note, and returned. */
  async why(ref: string): Promise<Said[]> {
    const answer: Reasons | Answered = await this.ask({ ask: "why", seat: this.seat, ref });
    const why = answer.tell === "reasons" ? answer.why : answer.tell === "refusal" ? [answer.why] : [];
    this.whyNot = why.length > 0 ? { ref, why } : null;
    return why;
  }

  /** See the table through another of one's seats; -1 closes the curtain. */
  async look(seat: number): Promise<void> {
    this.cancel();
    await this.ask({ ask: "look", seat });
  }

  // ---------------------------------------------------------------- what the server tells

  /** A new position: those happenings that it brings anew replace what was known from there on. */
  tell(position: Position): void {
    const changed = this.position?.seq !== position.seq || this.position.seat !== position.seat;
    const known = this.position?.seat === position.seat ? this.happenings : [];
    this.happenings = [...known.filter((one) => one.n < position.first_happening), ...position.happenings];
    const noted = this.position?.seat === position.seat ? this.notes : [];
    this.notes = [...noted.slice(0, position.first_note), ...position.notes];
    if (this.position?.seat !== position.seat) this.seen = (this.happenings.at(-1)?.n ?? -1) + 1;
    this.position = position;
    if (!changed) return;
    const ghost = this.ghost;
    if (ghost) {
      const same = position.offers.find((offer) => JSON.stringify(offer.move) === JSON.stringify(ghost.move));
      if (same) this.ghost = same;
      else this.cancelGhost();
    } else if (!this.narrowed.every((ref) => position.offers.some((offer) => offer.refs.includes(ref)))) {
      this.cancelGhost();
    }
    this.whyNot = null;
  }

  // ---------------------------------------------------------------- replay

  /** See a former position, through the same eyes as now unless others are named; after the end all lies open. */
  async watch(at: number, seat: number = this.replay?.seat ?? this.eyes): Promise<void> {
    const most = this.position?.moves_made ?? 0;
    const wanted = Math.max(0, Math.min(at, most));
    this.cancel();
    const answer = await this.ask({ ask: "replay", at: wanted, seat });
    if (answer.tell === "refusal") this.refusal = answer.why;
    if (answer.tell !== "replayed") return;
    this.#replayed = answer;
    this.replay = { at: wanted, seat, playing: this.replay?.playing ?? false, speed: this.replay?.speed ?? 1 };
  }

  /** Through whose eyes a replay begins. */
  get eyes(): number {
    return this.position?.phase === "over" ? -1 : this.seat;
  }

  /** Where the steps of the replay lead: the numbers of moves after which a round or a turn begins. */
  beginnings(of: "round" | "turn"): number[] {
    const game = this.game;
    if (!game) return [];
    return this.happenings
      .filter((one) => game.begins(one) === "round" || game.begins(one) === of)
      .map((one) => one.at);
  }

  /** Back to the present. */
  leaveReplay(): void {
    this.replay = null;
    this.#replayed = null;
  }
}

/** What a sentence is about, as refs: `town: "M4"` is `town:M4`. */
export function refsOf(said: Said): string[] {
  return Object.entries(said.args).flatMap(([name, value]) =>
    Array.isArray(value)
      ? value.map((one) => `${singular(name)}:${String(one)}`)
      : typeof value === "string" || typeof value === "number"
        ? [`${name}:${value}`]
        : [],
  );
}
