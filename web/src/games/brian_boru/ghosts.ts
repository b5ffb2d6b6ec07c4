/* What the move that is about to be made would put on the map. */
import type { TableStore } from "../../table.svelte";
import { beside, BOX } from "./box";
import { discOn, viewOf } from "./reading";
import { ghostOf, trickOf } from "./trick";

export type TownGhost = { what: "disc"; seat: number } | { what: "monastery" | "vikings" | "no-vikings" };

/** What would change on towns. */
export function ghostsOf(table: TableStore): Record<string, TownGhost> {
  const move = ghostOf(table);
  switch (move?.type) {
    case "PlaceDisc":
    case "Expand":
      return { [move.town]: { what: "disc", seat: table.seat } };
    case "PlaceMonastery":
      return { [move.town]: { what: "monastery" } };
    case "LoseTown":
      return { [move.town]: { what: "vikings" } };
    case "RemoveVikings":
      return { [move.town]: { what: "no-vikings" } };
    case "PlayCard": {
      const { active_town } = viewOf(table);
      const ahead = active_town && trickOf(table).cards.some((one) => one.ghost && one.wins);
      return ahead ? { [active_town]: { what: "disc", seat: table.seat } } : {};
    }
    default:
      return {};
  }
}

/** The town on which the active town marker lies, or would. */
export function markedTown(table: TableStore): { town: string; ghost: boolean } | null {
  const move = ghostOf(table);
  if (move?.type === "LeadCard") return { town: move.town, ghost: true };
  const { active_town } = viewOf(table);
  return active_town ? { town: active_town, ghost: false } : null;
}

/** The roads along which the ghost would come. */
export function ghostRoads(table: TableStore): string[] {
  const move = ghostOf(table);
  if (move?.type !== "Expand") return [];
  const view = viewOf(table);
  const from = beside(move.town).filter((town) => {
    const disc = discOn(view, town);
    return disc?.owner === table.seat && !disc.vikings;
  });
  return roads(move.town).filter((_, index) => from.includes(beside(move.town)[index]!));
}

/** The lines of the roads of a town. */
export function roads(town: string): string[] {
  return BOX.roads.filter(([a, b]) => a === town || b === town).map(([, , line]) => line);
}
