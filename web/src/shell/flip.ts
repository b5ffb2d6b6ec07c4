/*
 * Pieces glide. Everything with a `data-piece` is measured before a new view is drawn and moved from where it was to where
 * it is afterwards; what is new fades in. The browser draws nothing in between, so nothing jumps.
 */
import { motion } from "../look.svelte";

const MOVE = 220;
const DEAL = 420;
const EASE = "cubic-bezier(.2, .7, .2, 1)";

interface Place {
  box: DOMRect;
  /** The part of the table that it lay on. */
  home: Element;
}
export type Places = Map<string, Place>;

/** Where every piece is now. */
export function placesOf(root: ParentNode): Places {
  const places: Places = new Map();
  for (const node of pieces(root)) {
    const box = node.getBoundingClientRect();
    if (box.width > 0) places.set(node.dataset.piece!, { box, home: node.closest("[data-board]") ?? node });
  }
  return places;
}

/** Let every piece come from where it was. */
export function glide(root: ParentNode, before: Places): void {
  const factor = motion();
  if (factor === 0 || before.size === 0) return;
  for (const node of pieces(root)) {
    const { box: from, home } = before.get(node.dataset.piece!) ?? {};
    // Where the whole part has been put up elsewhere, its pieces have not moved.
    if (home && !home.isConnected) continue;
    const to = node.getBoundingClientRect();
    if (to.width === 0) continue;
    if (!from) node.animate({ opacity: [0, 1] }, { duration: DEAL * factor, easing: EASE });
    else if (Math.hypot(from.x - to.x, from.y - to.y) > 2) come(node, from, to, MOVE * factor);
  }
}

function pieces(root: ParentNode): Iterable<HTMLElement | SVGGraphicsElement> {
  return root.querySelectorAll<HTMLElement | SVGGraphicsElement>("[data-piece]");
}

/** Within a drawing a step is measured in its own units, and the piece keeps its size. */
function come(node: HTMLElement | SVGGraphicsElement, from: DOMRect, to: DOMRect, duration: number): void {
  const options: KeyframeAnimationOptions = { duration, easing: EASE, composite: "add" };
  if (node instanceof SVGElement && node.ownerSVGElement) {
    const scale = node.getScreenCTM()?.a || 1;
    const [x, y] = [middle(from)[0] - middle(to)[0], middle(from)[1] - middle(to)[1]];
    node.animate([{ transform: `translate(${x / scale}px, ${y / scale}px)` }, { transform: "none" }], options);
    return;
  }
  const [x, y] = [from.x - to.x, from.y - to.y];
  const start = `translate(${x}px, ${y}px) scale(${from.width / to.width}, ${from.height / to.height})`;
  node.animate(
    [
      { transform: start, transformOrigin: "0 0" },
      { transform: "none", transformOrigin: "0 0" },
    ],
    {
      ...options,
      composite: "replace",
    },
  );
}

function middle(box: DOMRect): [number, number] {
  return [box.x + box.width / 2, box.y + box.height / 2];
}
