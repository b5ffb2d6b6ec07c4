/* The phases of a round, and in which one the table is. */
import type { TableStore } from "../../table.svelte";
import { ofRound } from "./trick";
import { viewOf } from "./reading";

export type Phase = "draft" | "tricks" | "marriage" | "battle" | "church" | "regions";

export const PHASES: readonly { id: Phase; glyph: string; rule: string }[] = [
  { id: "draft", glyph: "hand", rule: "BB-4.2" },
  { id: "tricks", glyph: "active_town_marker", rule: "BB-5.1" },
  { id: "marriage", glyph: "step_up", rule: "BB-8.2" },
  { id: "battle", glyph: "raider", rule: "BB-9.2" },
  { id: "church", glyph: "church", rule: "BB-10.1" },
  { id: "regions", glyph: "point", rule: "BB-11.2" },
];

const ASKED: Record<string, Phase> = {
  "choice-PickTwo": "draft",
  "choice-PlaceMarriageTown": "marriage",
  "choice-PlaceTrackTown": "marriage",
  "choice-ChoosePrincess": "marriage",
  "choice-ChooseLoss": "battle",
  "choice-ChooseMonastery": "church",
};

/** Null before the first round. */
export function phaseOf(table: TableStore): Phase | null {
  const view = viewOf(table);
  if (view.over) return "regions";
  if (view.round === 0 || ofRound(table.shownHappenings).length === 0) return null;
  return ASKED[table.asked[0]?.choice.id ?? ""] ?? "tricks";
}
