/*
 * Several people at one device. Where a game has secrets a curtain closes when another of them has to decide, and opens when
 * he says that he is there; where it has none the table just turns to him.
 */
import type { TableStore } from "../table.svelte";

/** My seats, if they are several. */
export function ownSeats(table: TableStore): number[] {
  const mine = table.chairs.flatMap((chair, seat) => (chair.yours ? [seat] : []));
  return mine.length > 1 ? mine : [];
}

/** Which of my seats has to decide next, if it isn't the one looked through. */
export function nextHere(table: TableStore): number | null {
  const mine = ownSeats(table);
  const waiting = table.position?.asked.map((asked) => asked.seat) ?? [];
  if (waiting.includes(table.seat)) return null;
  // Whoever sits next after the one who has just decided comes first.
  const order = mine.map((_, step) => mine[(mine.indexOf(table.seat) + 1 + step) % mine.length]!);
  return order.find((seat) => waiting.includes(seat)) ?? null;
}

/** Whether the curtain is closed: between two people, and while others decide who sit elsewhere. */
export function curtained(table: TableStore): boolean {
  const hides = table.position?.phase === "playing" && (table.game?.secrets ?? false) && !table.replay;
  return hides && ownSeats(table).length > 0 && (table.seat === -1 || nextHere(table) !== null);
}

export function hotseat(table: TableStore): void {
  const position = table.position;
  if (!position || position.phase !== "playing" || !table.game || ownSeats(table).length === 0 || table.replay) return;
  const next = nextHere(table);
  if (next === null) return;
  if (!table.game.secrets) void table.look(next);
  else if (table.seat !== -1) void table.look(-1);
}
