/* The clocks run on between two messages of the server. */
import type { Position } from "../wire";

class Clock {
  #now = $state(Date.now());
  #heard = new WeakMap<Position, number>();

  constructor() {
    window.setInterval(() => (this.#now = Date.now()), 1000);
  }

  /** What a seat's clock shows, `null` without one. */
  left(position: Position | null, seat: number): number | null {
    const chair = position?.chairs[seat];
    if (!position || !chair || chair.left === null) return null;
    if (!this.#heard.has(position)) this.#heard.set(position, Date.now());
    return chair.ticking ? chair.left - Math.max(0, this.#now - this.#heard.get(position)!) : chair.left;
  }
}

export const clock = new Clock();
