/*
 * Things on the table: everything that a move may touch, or that explains itself. `thing` gives an element of a game's
 * drawing its role, name, tip, keys and the classes `alive` (a legal move touches it), `chosen`, `lit` (pointed at here
 * or in the log) and `recent` (others have done something with it since one's own last move). The element itself may have
 * a fixed class and `class:` directives, but no class that changes. `board` makes a group of things one stop of the Tab
 * key, with the arrow keys inside.
 */
import { draggable } from "./drag";
import { tip } from "./tip.svelte";
import type { TableStore } from "./table.svelte";

export interface Thing {
  table: TableStore;
  ref: string;
  /** What a screen reader says; whether it can be chosen is added by the role. */
  label: string;
  /** Only explains itself, and is never part of a move (a space of a track). */
  mute?: boolean;
}

export function thing(node: HTMLElement | SVGElement, given: Thing) {
  let params: Thing = $state.raw(given);
  const tips = tip(node, given);
  // What is part of a drawing stays where it is: that is moved and zoomed by dragging.
  const drag =
    node instanceof HTMLElement &&
    draggable(node, {
      can: () => !params.mute && params.table.alive(params.ref),
      take: () => params.table.grasp(params.ref),
      drop: (on, outside) => params.table.drop(params.ref, on, outside),
    });

  $effect(() => {
    const { table, ref, label, mute } = params;
    const alive = !mute && table.alive(ref);
    const chosen = table.chosen(ref);
    node.classList.add("thing");
    node.classList.toggle("alive", alive);
    node.classList.toggle("chosen", chosen);
    node.classList.toggle("lit", table.lit(ref));
    node.classList.toggle("recent", table.recent.has(ref));
    node.dataset.ref = ref;
    node.setAttribute("role", !mute ? "button" : node.querySelector("[data-ref]") ? "group" : "img");
    node.setAttribute("aria-label", label);
    if (mute) return;
    node.setAttribute("aria-pressed", String(chosen));
    if (alive) node.removeAttribute("aria-disabled");
    else node.setAttribute("aria-disabled", "true");
  });
  // What holds other things is no picture any more.
  node.parentElement?.closest("[data-ref][role=img]")?.setAttribute("role", "group");
  if (!node.hasAttribute("tabindex")) node.setAttribute("tabindex", node.closest("[data-board]") ? "-1" : "0");

  const act = () => {
    if (!params.mute) params.table.touch(params.ref);
  };
  const keydown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    const { table, ref } = params;
    if (event.key === "Enter" && table.ghost && (table.chosen(ref) || !table.alive(ref))) void table.confirm();
    else act();
  };
  const enter = () => (params.table.hovered = params.ref);
  const leave = () => {
    if (params.table.hovered === params.ref) params.table.hovered = null;
  };
  node.addEventListener("click", act);
  node.addEventListener("keydown", keydown as EventListener);
  node.addEventListener("pointerenter", enter);
  node.addEventListener("pointerleave", leave);
  node.addEventListener("focus", enter);
  // A thing that is taken away with the focus on it loses it in the middle of the drawing, where nothing may change.
  node.addEventListener("blur", () => queueMicrotask(leave));

  return {
    update(next: Thing) {
      params = next;
      tips.update(next);
    },
    destroy() {
      leave();
      tips.destroy();
      if (drag) drag.destroy();
    },
  };
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** One stop of the Tab key; arrows go to the nearest thing that way, `n` and `p` to the next one that is alive. */
export function board(node: HTMLElement | SVGElement) {
  node.dataset.board = "";
  const things = () => [...node.querySelectorAll<HTMLElement | SVGElement>(".thing")];

  // A drawing that hears of focus would be a stop itself.
  if (node instanceof SVGElement) node.setAttribute("tabindex", "-1");

  /** What had the focus last, and whether it got it from the keyboard. */
  let last: { thing: Drawn; keyboard: boolean } | null = null;

  /** Tab leads to what has the focus, else to the first thing that is alive, else to what had the focus last. */
  const settle = () => {
    const all = things();
    const known = all.find((one) => one === last?.thing);
    const alive = (one: Drawn) => one.classList.contains("alive");
    const kept = known && (known === document.activeElement || alive(known) || !all.some(alive)) ? known : undefined;
    const stop = kept ?? all.find(alive) ?? all[0];
    for (const one of all) {
      const index = one === stop ? "0" : "-1";
      if (one.getAttribute("tabindex") !== index) one.setAttribute("tabindex", index);
    }
    // What was taken away with the focus on it leaves it to its neighbours.
    if (!last || last.thing.isConnected) return;
    if (last.keyboard && document.activeElement === document.body) stop?.focus({ preventScroll: true });
    last = null;
  };
  const watcher = new MutationObserver(settle);
  watcher.observe(node, { childList: true, subtree: true, attributeFilter: ["class"] });
  settle();

  const focusin = (event: Event) => {
    const one = (event.target as Element).closest<Drawn>(".thing");
    if (!one) return;
    last = { thing: one, keyboard: one.matches(":focus-visible") };
    settle();
  };
  const keydown = (event: KeyboardEvent) => {
    const from = (event.target as Element).closest<HTMLElement | SVGElement>(".thing");
    if (!from || event.ctrlKey || event.metaKey || event.altKey) return;
    const way = ARROWS[event.key];
    const next = way
      ? nearest(from, things(), way)
      : event.key === "n"
        ? neighbour(from, things(), 1)
        : event.key === "p"
          ? neighbour(from, things(), -1)
          : null;
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  };
  node.addEventListener("focusin", focusin);
  node.addEventListener("keydown", keydown as EventListener);
  return {
    destroy() {
      watcher.disconnect();
    },
  };
}

type Drawn = HTMLElement | SVGElement;

function middle(one: Element): [number, number] {
  const box = one.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** The thing nearest in a direction: what lies aside counts double. */
function nearest(from: Drawn, all: Drawn[], [right, down]: [number, number]): Drawn | null {
  const [x, y] = middle(from);
  let best: Drawn | null = null;
  let least = Infinity;
  for (const one of all) {
    if (one === from) continue;
    const [ox, oy] = middle(one);
    const ahead = (ox - x) * right + (oy - y) * down;
    const aside = Math.abs((ox - x) * down) + Math.abs((oy - y) * right);
    if (ahead < 2 || aside > 2.5 * ahead) continue;
    const far = ahead + 2 * aside;
    if (far < least) [least, best] = [far, one];
  }
  return best;
}

/** The next thing, in the order in which they are drawn, that a legal move touches. */
function neighbour(from: Drawn, all: Drawn[], step: number): Drawn | null {
  const alive = all.filter((one) => one === from || one.classList.contains("alive"));
  if (alive.length < 2) return null;
  return alive[(alive.indexOf(from) + step + alive.length) % alive.length] ?? null;
}
