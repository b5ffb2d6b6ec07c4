/* Questions about a position: who controls what, who is ahead where. Nothing here decides anything. */
import type { TableStore } from "../../table.svelte";
import { BOX, REGIONS, townOf, TOWNS_OF } from "./box";
import type { ClaimView, PlayerView, TownView, View } from "./wire";

/** Who may be strongest in a region: a seat, or the Vikings. */
export type Side = number | "vikings";

export interface Weight {
  side: Side;
  weight: number;
}

/** What the table shows: now, or in the replay. */
export function viewOf(table: TableStore): View {
  return table.view as View;
}

/** What it would show after the ghost's move; null while nobody knows. */
export function aheadOf(table: TableStore): View | null {
  return table.ahead as View | null;
}

/** The disc on a town, if there is one. */
export function discOn(view: View, town: string): TownView | null {
  return view.towns.find((one) => one.town === town) ?? null;
}

export function playerOf(view: View, seat: number): PlayerView {
  return view.players[seat]!;
}

export function claimOf(view: View, region: string): ClaimView {
  return view.claims.find((claim) => claim.region === region)!;
}

/** The winner of the Princess who has made this alliance (BB-8.9, BB-8.10). */
function ally(view: View, option: string): number | null {
  if (view.princess !== option) return null;
  return view.players.find((player) => player.marriages.includes(BOX.princess.id))?.seat ?? null;
}

/** The sides in a region, the strongest first (BB-11.1, BB-11.4, BB-11.5). */
export function sidesOf(view: View, region: string): Weight[] {
  const support = ally(view, "military_support");
  const weights = new Map<Side, number>();
  for (const { town, owner, vikings, monastery } of view.towns) {
    if (townOf(town).region !== region) continue;
    const side = vikings ? (support ?? "vikings") : owner;
    weights.set(side, (weights.get(side) ?? 0) + (monastery ? 2 : 1));
  }
  return [...weights].map(([side, weight]) => ({ side, weight })).sort((a, b) => b.weight - a.weight);
}

/** How much all towns of a region that are not free count together (BB-11.2). */
export function totalIn(view: View, region: string): number {
  return sidesOf(view, region).reduce((sum, { weight }) => sum + weight, 0);
}

export function weightOf(view: View, region: string, side: Side): number {
  return sidesOf(view, region).find((one) => one.side === side)?.weight ?? 0;
}

/** How many regions count for a seat at the end (BB-12.7). */
export function regionsWith(view: View, seat: number): number {
  const trade = ally(view, "establish_trade") === seat;
  return REGIONS.filter((region) =>
    view.towns.some((one) => townOf(one.town).region === region && (one.vikings ? trade : one.owner === seat)),
  ).length;
}

/** A position with one more town for a seat, for the question what a town would give. */
export function withTown(view: View, town: string, owner: number): View {
  return { ...view, towns: [...view.towns, { town, owner, vikings: false, monastery: false }] };
}

export function freeTowns(view: View, region: string): string[] {
  return TOWNS_OF[region]!.filter((town) => !discOn(view, town));
}

/** How a count compares with the others': alone most, tied for most, fewest, or in between. */
export function rank(counts: readonly number[], count: number): "most" | "most-tied" | "fewest" | "" {
  const most = Math.max(...counts);
  if (count === most && most > 0) return counts.filter((one) => one === most).length === 1 ? "most" : "most-tied";
  return count === Math.min(...counts) ? "fewest" : "";
}
