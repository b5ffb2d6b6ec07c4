/*
 * Dragging with mouse or pen: a thing that is pulled onto another means both, just as touching one after the other does.
 * A finger scrolls the hand and the sheet it lies on, so it taps.
 */

/** How many pixels a pointer moves before that is more than an unsteady click. */
const FAR = 8;

export interface Dragged {
  /** Whether it can be taken at all. */
  can: () => boolean;
  /** It is taken up. */
  take: () => void;
  /** It is let go over the thing with this ref (empty: over nothing), outside of where it came from or not. */
  drop: (ref: string, outside: boolean) => void;
}

/** Makes an element one that can be dragged. */
export function draggable(node: HTMLElement | SVGElement, dragged: Dragged) {
  let from: { x: number; y: number; id: number } | null = null;
  let shadow: HTMLElement | null = null;
  let dropped = false;

  const down = (event: PointerEvent) => {
    dropped = false;
    if (event.button === 0 && event.pointerType !== "touch" && dragged.can())
      from = { x: event.clientX, y: event.clientY, id: event.pointerId };
  };
  const move = (event: PointerEvent) => {
    if (!from || event.pointerId !== from.id) return;
    const [right, down] = [event.clientX - from.x, event.clientY - from.y];
    if (!shadow) {
      if (Math.hypot(right, down) < FAR) return;
      node.setPointerCapture(event.pointerId);
      shadow = shadowOf(node, from);
      dragged.take();
    }
    shadow.style.translate = `${right}px ${down}px`;
  };
  const up = (event: PointerEvent) => {
    if (!shadow || event.pointerId !== from?.id) return stop();
    stop();
    dropped = true;
    const below = document.elementsFromPoint(event.clientX, event.clientY);
    const home = node.closest("[data-board]") ?? node;
    dragged.drop(refOf(below), !below.some((one) => home.contains(one)));
  };
  const stop = () => {
    from = null;
    shadow?.remove();
    shadow = null;
  };
  /** The click that ends a drag is none. */
  const click = (event: Event) => {
    if (!dropped) return;
    dropped = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  node.addEventListener("pointerdown", down as EventListener);
  node.addEventListener("pointermove", move as EventListener);
  node.addEventListener("pointerup", up as EventListener);
  node.addEventListener("pointercancel", stop);
  node.addEventListener("click", click, { capture: true });
  return {
    destroy() {
      stop();
    },
  };
}

/** What the pointer carries: a copy of what was taken, which nothing can be done with. */
function shadowOf(node: HTMLElement | SVGElement, held: { x: number; y: number }): HTMLElement {
  const box = node.getBoundingClientRect();
  const shadow = document.createElement("div");
  shadow.className = "dragged";
  shadow.inert = true;
  shadow.style.left = `${box.x}px`;
  shadow.style.top = `${box.y}px`;
  shadow.style.width = `${box.width}px`;
  shadow.style.height = `${box.height}px`;
  shadow.style.transformOrigin = `${held.x - box.x}px ${held.y - box.y}px`;
  shadow.append(node.cloneNode(true));
  document.body.append(shadow);
  return shadow;
}

/** The uppermost of the things among these elements. */
function refOf(elements: Element[]): string {
  const things = elements.map((one) => one.closest<HTMLElement>(".thing"));
  return things.find((one) => one !== null)?.dataset.ref ?? "";
}
