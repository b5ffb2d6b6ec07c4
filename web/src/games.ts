/* The games that can be drawn here; each is a chunk of its own. */
import type { GameClient } from "./game";

const chunks = import.meta.glob<{ default: GameClient }>("./games/*/index.ts");
const plates = import.meta.glob<string>("./art/plate-*.svg", { query: "?url", import: "default", eager: true });

export async function loadGame(id: string): Promise<GameClient | null> {
  const chunk = chunks[`./games/${id.replaceAll("-", "_")}/index.ts`];
  return chunk ? (await chunk()).default : null;
}

/** The picture of a game, for lists. */
export function plate(id: string): string {
  return plates[`./art/plate-${id}.svg`] ?? "";
}
