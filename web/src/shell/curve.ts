/* The course of a game as lines: what everybody would have had if it had ended after each round. */

export interface Curve {
  seat: number;
  path: string;
  /** Where the line stands after each round. */
  corners: { x: number; y: number }[];
  end: { x: number; y: number; points: number; label: number };
}

export interface Drawing {
  curves: Curve[];
  /** Heights of the thin lines across, with their numbers. */
  levels: { y: number; points: number }[];
  /** Where rounds end; 0 is the beginning. */
  marks: { x: number; round: number }[];
}

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const APART = 24;

/** After how many moves rounds end, with the beginning and the end of the game; `begins`: where rounds begin. */
export function stopsOf(begins: readonly number[], last: number): number[] {
  const ends = [...new Set(begins)].sort((a, b) => a - b).slice(1);
  return [0, ...ends.filter((move) => move > 0 && move < last), last];
}

/** `totals` by stop and seat. */
export function draw(totals: readonly (readonly number[])[], frame: Frame): Drawing {
  const last = Math.max(1, totals.length - 1);
  const all = totals.flat();
  const step = stepOf(Math.max(1, ...all) - Math.min(0, ...all));
  const low = Math.floor(Math.min(0, ...all) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(0, ...all) / step) * step);
  const x = (stop: number) => round(frame.left + ((frame.right - frame.left) * stop) / last);
  const y = (points: number) => round(frame.bottom - ((frame.bottom - frame.top) * (points - low)) / (high - low));

  const curves = (totals[0] ?? []).map((_, seat) => {
    const corners = totals.map((row, stop) => ({ x: x(stop), y: y(row[seat]!) }));
    const points = totals.at(-1)![seat]!;
    const path = `M${corners.map((corner) => `${corner.x} ${corner.y}`).join("L")}`;
    return { seat, path, corners, end: { x: x(last), y: y(points), points, label: y(points) } };
  });
  spread(curves, frame);
  return {
    curves,
    levels: Array.from({ length: (high - low) / step + 1 }, (_, at) => ({
      points: low + at * step,
      y: y(low + at * step),
    })),
    marks: totals.map((_, stop) => ({ x: x(stop), round: stop })),
  };
}

/** 5, 10, 20, 25, 50 … so that about four lines lie across. */
function stepOf(height: number): number {
  const steps = [1, 2, 5, 10, 20, 25, 50, 100];
  return steps.find((step) => height / step <= 5) ?? 200;
}

/** Labels at the right end that would lie on each other step aside. */
function spread(curves: Curve[], frame: Frame): void {
  const order = [...curves].sort((a, b) => a.end.y - b.end.y);
  for (const [at, curve] of order.entries()) {
    const above = order[at - 1]?.end.label ?? -Infinity;
    curve.end.label = Math.max(curve.end.y, above + APART);
  }
  const over = (order.at(-1)?.end.label ?? 0) - frame.bottom;
  if (over <= 0) return;
  for (const [at, curve] of [...order].reverse().entries()) {
    curve.end.label = Math.min(curve.end.label, frame.bottom - at * APART);
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
