/* Whether the game at a table is being learnt, and how that begins. */
import { teaches } from "./games";
import { prefs } from "./prefs.svelte";
import type { TableStore } from "./table.svelte";

/** Whether lessons are given here at the moment. */
export function learns(table: TableStore): boolean {
  return prefs.learning !== null && prefs.learning.table === table.position?.table && table.seat >= 0;
}

/** Whether somebody who sits here may begin them. */
export function mayLearn(table: TableStore): boolean {
  const { position } = table;
  return (
    position?.phase === "playing" &&
    teaches(position.settings.game) &&
    table.chairs.some((chair) => chair.yours) &&
    !learns(table)
  );
}

/** Begin the lessons of a game at this table. */
export function learn(table: string): void {
  prefs.set("learning", { table, chapter: "", step: "" });
}
