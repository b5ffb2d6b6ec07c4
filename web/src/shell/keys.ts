/* The keys of the table. Whoever types into a field types; the browser's own keys are left alone. */
import { tick } from "svelte";

import { app } from "../app.svelte";
import type { TableStore } from "../table.svelte";

/** What the help page lists: the keys, and the message that says what they do. */
export const KEYS = [
  { keys: ["tab"], does: "tab" },
  { keys: ["arrows"], does: "arrows" },
  { keys: ["n", "p"], does: "next" },
  { keys: ["enter", "space"], does: "choose" },
  { keys: ["enter"], does: "confirm" },
  { keys: ["escape"], does: "cancel" },
  { keys: ["1", "…", "9"], does: "number" },
  { keys: ["a"], does: "list" },
  { keys: ["u"], does: "undo" },
  { keys: ["r"], does: "redo" },
  { keys: ["b"], does: "board" },
  { keys: ["h"], does: "hand" },
  { keys: ["l"], does: "log" },
  { keys: ["w"], does: "replay" },
  { keys: ["g"], does: "rules" },
  { keys: [","], does: "preferences" },
  { keys: ["?"], does: "help" },
] as const;

/** What the table page lends to the keys. */
export interface Reach {
  table: TableStore;
  /** Open the list of all legal moves. */
  list(): void;
}

export function keydown(event: KeyboardEvent, { table, list }: Reach): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (document.querySelector("dialog[open]") || isTyping(event.target)) return;
  const act = actOf(event, table, list);
  if (!act) return;
  event.preventDefault();
  act();
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest("input, textarea, select, [contenteditable], [role=menu]") !== null
  );
}

function actOf(event: KeyboardEvent, table: TableStore, list: () => void): (() => unknown) | null {
  const onButton = event.target instanceof Element && event.target.closest("button, a, summary") !== null;
  if (/^[1-9]$/.test(event.key)) return () => press(Number(event.key));
  switch (event.key) {
    case "Enter":
      return !onButton && table.ghost ? () => table.confirm() : null;
    case "Escape":
      return table.replay ? () => table.leaveReplay() : () => table.cancel();
    case "a":
      return table.mine ? list : null;
    case "u":
      return table.can?.undo === null ? () => table.undo() : null;
    case "r":
      return table.can?.redo === null ? () => table.redo() : null;
    case "b":
      return () => focusOn(".mapbox .thing[tabindex='0'], .board .thing[tabindex='0']");
    case "h":
      return () => focusOn(".hand .thing[tabindex='0'], .hand .thing");
    case "l":
      return () => focusOn(".log ol");
    case "w":
      return () => table.watch(Math.max(0, (table.position?.moves_made ?? 0) - 1));
    case "g":
      return () => (app.panel = "rules");
    case ",":
      return () => (app.panel = "prefs");
    case "?":
      return () => (app.panel = "help");
    default:
      return null;
  }
}

export function focusOn(selector: string): void {
  document.querySelector<HTMLElement | SVGElement>(selector)?.focus();
}

/** Press the button with this number in the dock; Confirm is what comes next. */
function press(number: number): void {
  const button = document.querySelector<HTMLElement>(`[data-number="${number}"]`);
  if (!button) return;
  button.click();
  void tick().then(() => focusOn("[aria-keyshortcuts=Enter]"));
}
