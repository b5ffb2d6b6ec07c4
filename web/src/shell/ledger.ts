/* The ledgers of all players as one table: a row for each source of points, the winner's column first. */
import type { Ledger, ScoreLine } from "../wire";

export interface LedgerRow {
  id: string;
  /** Of each column: what it got there, and from what. */
  cells: { points: number; lines: ScoreLine[]; best: boolean }[];
  /** One of its lines, to name it by. */
  example: ScoreLine;
}

/** The seats in the order of their places. */
export function ranking(ledger: Ledger): number[] {
  return [...ledger.seats].sort((a, b) => a.place - b.place || a.seat - b.seat).map((one) => one.seat);
}

/** All sources of points that anybody has, in the order of the ledgers. What has no name in common stands for itself. */
export function rowsOf(ledger: Ledger, common: (id: string) => boolean): LedgerRow[] {
  const order = ranking(ledger);
  const key = ({ said }: ScoreLine) => (common(said.id) ? said.id : JSON.stringify([said.id, said.args]));
  const keys: string[] = [];
  for (const { lines } of ledger.seats) {
    const own = lines.map(key);
    own.forEach((one, at) => {
      const next = own.slice(at).find((other) => keys.includes(other));
      if (!keys.includes(one)) keys.splice(next === undefined ? keys.length : keys.indexOf(next), 0, one);
    });
  }
  return keys.map((wanted) => {
    const lines = order.map((seat) => {
      const its = ledger.seats.find((one) => one.seat === seat);
      return (its?.lines ?? []).filter((line) => key(line) === wanted);
    });
    const points = lines.map((some) => some.reduce((sum, line) => sum + line.points, 0));
    const most = Math.max(...points);
    const alone = points.filter((one) => one === most).length === 1;
    return {
      id: wanted,
      example: lines.flat()[0]!,
      cells: lines.map((some, at) => ({
        points: points[at]!,
        lines: some,
        best: alone && points[at] === most && most > 0,
      })),
    };
  });
}

/** How many points were between the first and the next who did not win; `null` if there is nobody else. */
export function lead(ledger: Ledger): number | null {
  const winner = ledger.seats.find((one) => ledger.winners.includes(one.seat));
  const others = ledger.seats.filter((one) => !ledger.winners.includes(one.seat)).map((one) => one.total);
  return winner && others.length > 0 ? winner.total - Math.max(...others) : null;
}
