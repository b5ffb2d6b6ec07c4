/*
 * Pan and zoom of a sheet inside its box: wheel, drag, two fingers, keys `+`, `-` and `0`. A gesture is never a click:
 * what the pointer lets go of after moving does nothing else.
 */

/** What of the sheet is seen: its middle, and how many times larger than the whole. */
export interface Look {
  x: number;
  y: number;
  zoom: number;
}

export type Rect = readonly [left: number, top: number, width: number, height: number];

const MOST = 5;
const STEP = 1.35;
const MOVED = 6;

export class Sheet {
  /** The size of the box in pixels. */
  width = $state(0);
  height = $state(0);
  look: Look = $state.raw({ x: 0, y: 0, zoom: 1 });

  readonly #whole: Rect;

  constructor(whole: Rect) {
    this.#whole = whole;
    this.fit();
  }

  /** The part of the sheet that fills the box when all of it is seen: as wide or as high as the box asks for. */
  readonly base: { width: number; height: number } = $derived.by(() => {
    const [, , width, height] = this.#whole;
    const shape = this.width && this.height ? this.width / this.height : width / height;
    return shape > width / height ? { width: height * shape, height } : { width, height: width / shape };
  });

  readonly viewBox: string = $derived.by(() => {
    const { x, y, zoom } = this.look;
    const [width, height] = [this.base.width / zoom, this.base.height / zoom];
    return [x - width / 2, y - height / 2, width, height].map((value) => value.toFixed(2)).join(" ");
  });

  /** How many pixels one unit of the sheet is long. */
  readonly scaled: number = $derived(this.width ? (this.width * this.look.zoom) / this.base.width : 1);

  /** As much of it as fills the box, with this place in the middle. */
  fill(x: number, y: number): void {
    const [, , width, height] = this.#whole;
    this.#set({ x, y, zoom: Math.max(this.base.width / width, this.base.height / height) });
  }

  /** All of it. */
  fit(): void {
    const [left, top, width, height] = this.#whole;
    this.look = { x: left + width / 2, y: top + height / 2, zoom: 1 };
  }

  /** This part of it, as large as it goes. */
  show([left, top, width, height]: Rect): void {
    const zoom = Math.min(this.base.width / width, this.base.height / height);
    this.#set({ x: left + width / 2, y: top + height / 2, zoom });
  }

  /** Larger or smaller, with the sheet standing still at this place of the box (its middle, if none is named). */
  scale(factor: number, at = { x: this.width / 2, y: this.height / 2 }): void {
    const { x, y, zoom } = this.look;
    const next = Math.min(MOST, Math.max(1, zoom * factor));
    const [dx, dy] = [at.x / this.width - 0.5, at.y / this.height - 0.5];
    const gone = 1 / zoom - 1 / next;
    this.#set({ x: x + dx * this.base.width * gone, y: y + dy * this.base.height * gone, zoom: next });
  }

  larger(): void {
    this.scale(STEP);
  }

  smaller(): void {
    this.scale(1 / STEP);
  }

  /** Push the sheet by so many pixels. */
  push(right: number, down: number): void {
    const { x, y, zoom } = this.look;
    const unit = this.base.width / zoom / this.width;
    this.#set({ x: x - right * unit, y: y - down * unit, zoom });
  }

  /** The sheet never leaves its box. */
  #set(look: Look): void {
    const [left, top, width, height] = this.#whole;
    const zoom = Math.min(MOST, Math.max(1, look.zoom));
    const keep = (value: number, from: number, length: number, seen: number) =>
      seen >= length ? from + length / 2 : Math.min(from + length - seen / 2, Math.max(from + seen / 2, value));
    this.look = {
      x: keep(look.x, left, width, this.base.width / zoom),
      y: keep(look.y, top, height, this.base.height / zoom),
      zoom,
    };
  }
}

interface Finger {
  x: number;
  y: number;
}

/** Makes an element the box of a sheet. */
export function panzoom(node: HTMLElement, sheet: Sheet) {
  const fingers = new Map<number, Finger>();
  let start: Finger | null = null;
  let moved = false;

  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const box = node.getBoundingClientRect();
    sheet.scale(Math.exp(-event.deltaY / 400), { x: event.clientX - box.x, y: event.clientY - box.y });
  };
  const down = (event: PointerEvent) => {
    if (event.button > 0) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    start = { x: event.clientX, y: event.clientY };
    moved = fingers.size > 1;
  };
  const move = (event: PointerEvent) => {
    const finger = fingers.get(event.pointerId);
    if (!finger || !start) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!moved && Math.hypot(now.x - start.x, now.y - start.y) < MOVED) return;
    moved = true;
    if (fingers.size === 1) sheet.push(now.x - finger.x, now.y - finger.y);
    else pinch(event.pointerId, finger, now);
    fingers.set(event.pointerId, now);
  };
  /** Two fingers: what lies between them stays between them. */
  const pinch = (id: number, before: Finger, now: Finger) => {
    const other = [...fingers].find(([one]) => one !== id)![1];
    const far = (a: Finger) => Math.max(1, Math.hypot(a.x - other.x, a.y - other.y));
    const box = node.getBoundingClientRect();
    sheet.push((now.x - before.x) / 2, (now.y - before.y) / 2);
    sheet.scale(far(now) / far(before), { x: (now.x + other.x) / 2 - box.x, y: (now.y + other.y) / 2 - box.y });
  };
  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
  };
  const click = (event: Event) => {
    if (!moved) return;
    moved = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const keydown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+" || event.key === "=") sheet.larger();
    else if (event.key === "-") sheet.smaller();
    else if (event.key === "0") sheet.fit();
    else return;
    event.preventDefault();
  };

  node.addEventListener("wheel", wheel, { passive: false });
  node.addEventListener("pointerdown", down);
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", up);
  node.addEventListener("click", click, { capture: true });
  node.addEventListener("keydown", keydown);
  return {
    destroy() {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", up);
    },
  };
}
