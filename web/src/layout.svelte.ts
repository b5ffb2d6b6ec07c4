/*
 * How much room there is: the width of the window in text that is as large as its reader wants it. CSS asks for it by
 * `data-layout` on the root, as media queries know nothing of the text size.
 */
import { prefs } from "./prefs.svelte";

export type Layout = "phone" | "tablet" | "middle" | "wide";

class Room {
  width = $state(window.innerWidth);
  height = $state(window.innerHeight);

  constructor() {
    window.addEventListener("resize", () => {
      this.width = window.innerWidth;
      this.height = window.innerHeight;
    });
  }

  get layout(): Layout {
    const width = (this.width * 100) / prefs.size;
    return width < 600 ? "phone" : width < 900 ? "tablet" : width < 1200 ? "middle" : "wide";
  }

  /** Whether it is too low for a board above and a sheet below: they stand side by side then. */
  get low(): boolean {
    return (this.height * 100) / prefs.size < 520 && this.width > this.height;
  }

  /** Whether the table stands on a desk: map, players, play, log and hand side by side. */
  get desk(): boolean {
    return this.layout === "wide" || this.layout === "middle";
  }
}

export const room = new Room();
