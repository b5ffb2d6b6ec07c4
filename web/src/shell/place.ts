/* Where a note stands: near what it is about, within the window, over as few as possible of the things one may choose. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Size = Pick<Box, "width" | "height">;

const GAP = 22;
const RIM = 8;

export function best(thing: Box, note: Size, alive: readonly Box[], window: Size): Box {
  const middle = { x: thing.x + thing.width / 2 - note.width / 2, y: thing.y + thing.height / 2 - note.height / 2 };
  const left = thing.x - note.width - GAP;
  const right = thing.x + thing.width + GAP;
  const above = thing.y - note.height - GAP;
  const below = thing.y + thing.height + GAP;
  const tries = [
    { x: right, y: middle.y },
    { x: left, y: middle.y },
    { x: middle.x, y: below },
    { x: middle.x, y: above },
    { x: right, y: below },
    { x: left, y: below },
    { x: right, y: above },
    { x: left, y: above },
  ].map(({ x, y }) => ({
    x: clamp(x, RIM, window.width - note.width - RIM),
    y: clamp(y, RIM, window.height - note.height - RIM),
    ...{ width: note.width, height: note.height },
  }));
  const covered = (one: Box) => alive.filter((other) => meet(one, other)).length + (meet(one, thing) ? 100 : 0);
  return tries.reduce((least, one) => (covered(one) < covered(least) ? one : least));
}

function meet(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
