/* What others have just done to me is not only written down in the log: it is called out for a moment. */
import type { TableStore } from "../table.svelte";
import type { Happening, Said } from "../wire";
import { curtained } from "./hotseat.svelte";
import { concerns } from "./lines";

const LONG = 5_000;
const MOST = 3;

export class Callouts {
  shown: Happening[] = $state.raw([]);
  #heard = -1;
  #seat = -2;
  #timer = 0;

  /** Look at what has happened since the last time; what I did myself is no news to me. */
  hear(table: TableStore): void {
    const last = table.happenings.at(-1)?.n ?? -1;
    const fresh = table.happenings.filter(
      (one) => one.n > this.#heard && concerns(one.said, table.seat) && !tells(one.said, table.lastMove),
    );
    const known = this.#seat === table.seat && !table.busy;
    this.#heard = last;
    this.#seat = table.seat;
    if (curtained(table)) this.clear();
    if (curtained(table) || !known || fresh.length === 0) return;
    this.shown = fresh.slice(-MOST);
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.clear(), LONG);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.shown = [];
  }
}

/** Whether a sentence tells of a move: all that the move names stands in it. */
function tells(said: Said, move: Record<string, unknown> | null): boolean {
  const { type: _, ...named } = move ?? {};
  const args = JSON.stringify(said.args);
  return Object.keys(named).length > 0 && Object.values(named).every((value) => args.includes(JSON.stringify(value)));
}
