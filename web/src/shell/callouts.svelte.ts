/* What others have just done to me is not only written down in the log: it is called out for a moment. */
import type { TableStore } from "../table.svelte";
import type { Happening } from "../wire";
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
    const fresh = table.happenings.filter((one) => one.n > this.#heard && concerns(one.said, table.seat));
    const known = this.#seat === table.seat && !table.busy;
    this.#heard = last;
    this.#seat = table.seat;
    if (!known || fresh.length === 0) return;
    this.shown = fresh.slice(-MOST);
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.clear(), LONG);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.shown = [];
  }
}
