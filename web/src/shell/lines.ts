/* The log as it is read: happenings and notes in their order, headings between them, and where the new begins. */
import type { Happening, Note, Said } from "../wire";

export type LogLine =
  | { kind: "mark"; key: string; text: string }
  | { kind: "since"; key: string }
  | { kind: "happening"; key: string; happening: Happening }
  | { kind: "note"; key: string; note: Note };

/** All lines. `seen` is the number of the first happening that is new to the reader; -1: he follows. */
export function linesOf(
  happenings: readonly Happening[],
  notes: readonly Note[],
  heading: (happening: Happening) => string | null,
  seen: number,
): LogLine[] {
  const lines: LogLine[] = [];
  let noted = 0;
  const note = (until: number) => {
    for (; noted < notes.length && notes[noted]!.after <= until; noted += 1) {
      lines.push({ kind: "note", key: `n${noted}`, note: notes[noted]! });
    }
  };
  happenings.forEach((happening, index) => {
    note(happening.n);
    if (index > 0 && happening.n === seen) lines.push({ kind: "since", key: "since" });
    const text = heading(happening);
    if (text !== null) lines.push({ kind: "mark", key: `m${happening.n}`, text });
    lines.push({ kind: "happening", key: `h${happening.n}`, happening });
  });
  note(Infinity);
  return lines;
}

const SEATS = ["seat", "owner", "loser", "chooser"];

/** Whose deed a sentence tells of; -1: nobody's. */
export function doerOf(said: Said): number {
  return typeof said.args.seat === "number" ? said.args.seat : -1;
}

/** Whether a sentence is about a seat: his deed, his town, his loss. */
export function concerns(said: Said, seat: number): boolean {
  return seat >= 0 && SEATS.some((name) => said.args[name] === seat);
}

/** A sentence cut at the names in it, so that they can stand out. */
export function cut(text: string, names: readonly string[]): { text: string; name: boolean }[] {
  const known = names.filter(Boolean).sort((a, b) => b.length - a.length);
  if (known.length === 0) return [{ text, name: false }];
  const any = new RegExp(`(${known.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`, "u");
  return text
    .split(any)
    .filter((part) => part !== "")
    .map((part) => ({ text: part, name: known.includes(part) }));
}
