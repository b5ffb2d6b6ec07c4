/* Which seats are mine. */
import type { TableStore } from "../table.svelte";

/** The seat in whose name I act: the one I look through, else my only one; -1: none. */
export function mySeat(table: TableStore): number {
  if (table.seat >= 0) return table.seat;
  return table.chairs.findIndex((chair) => chair.yours);
}
