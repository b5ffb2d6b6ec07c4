/*
 * What things say of themselves: on hover, on focus with the keyboard, on a long press. One tip at a time; `Tip.svelte`
 * draws it.
 */
import type { About } from "./game";
import type { TableStore } from "./table.svelte";

/** What is to be explained: a thing of the game, or something of the house that says it itself. */
export type Told = { table: TableStore; ref: string } | { about: About };

interface Shown {
  about: About;
  at: DOMRect;
  /** Pressed long or focused: stays until something else happens. */
  stays: boolean;
}

const HOVER = 350;
const LONG_PRESS = 450;

class Tips {
  shown: Shown | null = $state.raw(null);
  #node: Element | null = null;
  #timer = 0;
  #leaving = 0;

  show(node: Element, told: Told, stays: boolean): void {
    clearTimeout(this.#leaving);
    const about = "about" in told ? told.about : (told.table.game?.about(told.ref, told.table) ?? null);
    if (!about || !node.isConnected) return;
    this.#node = node;
    this.shown = { about, at: node.getBoundingClientRect(), stays };
  }

  later(node: Element, told: Told, after: number, stays: boolean, then?: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      this.show(node, told, stays);
      then?.();
    }, after);
  }

  /** Leaving a thing hides its tip, with a moment to reach the link in it. */
  leave(node: Element): void {
    clearTimeout(this.#timer);
    if (this.#node !== node) return;
    clearTimeout(this.#leaving);
    this.#leaving = window.setTimeout(() => this.hide(), 220);
  }

  /** The pointer is over the tip itself. */
  hold(): void {
    clearTimeout(this.#leaving);
  }

  hide(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#leaving);
    this.#node = null;
    this.shown = null;
  }
}

export const tips = new Tips();

/** Makes an element explain itself. */
export function tip(node: Element, told: Told) {
  let now = told;
  let swallow = false;
  let start: { x: number; y: number } | null = null;

  const over = (event: PointerEvent) => {
    if (event.pointerType === "mouse") tips.later(node, now, HOVER, false);
  };
  /** A finger that is lifted leaves the thing, too; what it was told stays to be read. */
  const out = (event: Event) => {
    if (!(swallow && event.type === "pointerleave")) tips.leave(node);
  };
  const down = (event: PointerEvent) => {
    if (event.pointerType === "mouse") return tips.hide();
    start = { x: event.clientX, y: event.clientY };
    swallow = false;
    tips.later(node, now, LONG_PRESS, true, () => (swallow = true));
  };
  const move = (event: PointerEvent) => {
    if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > 10) {
      start = null;
      tips.leave(node);
    }
  };
  const up = () => {
    start = null;
    if (!swallow) tips.leave(node);
  };
  /** The tap that ends a long press does nothing else. */
  const click = (event: Event) => {
    if (!swallow) return;
    swallow = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const focus = () => {
    if (node.matches(":focus-visible")) tips.later(node, now, HOVER, true);
  };
  const menu = (event: Event) => {
    if (swallow || start) event.preventDefault();
  };

  const listeners: [string, EventListener][] = [
    ["pointerenter", over as EventListener],
    ["pointerleave", out],
    ["pointerdown", down as EventListener],
    ["pointermove", move as EventListener],
    ["pointerup", up],
    ["pointercancel", up],
    ["focus", focus],
    ["blur", out],
    ["contextmenu", menu],
  ];
  for (const [name, listener] of listeners) node.addEventListener(name, listener);
  node.addEventListener("click", click, { capture: true });

  return {
    update(told: Told) {
      now = told;
    },
    destroy() {
      tips.leave(node);
      for (const [name, listener] of listeners) node.removeEventListener(name, listener);
      node.removeEventListener("click", click, { capture: true });
    },
  };
}
