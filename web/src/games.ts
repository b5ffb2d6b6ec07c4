/* The games that can be drawn here; each is a chunk of its own. */
import type { GameClient, Lesson } from "./game";

const chunks = import.meta.glob<{ default: GameClient }>("./games/*/index.ts");
const lessons = import.meta.glob<{ default: readonly Lesson[] }>("./games/*/lessons/index.ts");
const plates = import.meta.glob<string>("./art/plate-*.svg", { query: "?url", import: "default", eager: true });

export async function loadGame(id: string): Promise<GameClient | null> {
  const chunk = chunks[`./games/${id.replaceAll("-", "_")}/index.ts`];
  return chunk ? (await chunk()).default : null;
}

const lessonsOf = (id: string) => lessons[`./games/${id.replaceAll("-", "_")}/lessons/index.ts`];

/** Whether there are lessons for a game. */
export function teaches(id: string): boolean {
  return lessonsOf(id) !== undefined;
}

export async function loadLessons(id: string): Promise<readonly Lesson[]> {
  return (await lessonsOf(id)?.())?.default ?? [];
}

/** The picture of a game, for lists. */
export function plate(id: string): string {
  return plates[`./art/plate-${id}.svg`] ?? "";
}
