/* What a move would do, as differences between the table now and the table after it, both told by the server. */
import type { TableStore } from "../../table.svelte";
import { BOX, REGIONS, regionOf, townOf } from "./box";
import { nameOfSide } from "./labels";
import {
  aheadOf,
  claimOf,
  discOn,
  playerOf,
  regionsWith,
  sidesOf,
  totalIn,
  viewOf,
  weightOf,
  withTown,
  type Weight,
} from "./reading";
import { ghostOf } from "./trick";
import type { PlayerView, TownView, View } from "./wire";

/** A line above Confirm: what changes, from what to what, and whether that is good for me. */
export interface Change {
  glyph: string;
  /** The class that colours the glyph. */
  kind: string;
  words: string;
  /** A number that also stands on the panels, with the same glyph. */
  counts: boolean;
  before: string;
  after: string;
  good: boolean | null;
}

type Count = "points" | "coins" | "renown" | "raiders" | "church" | "space";

/** What is counted of each player: its glyph, and the class that colours it. */
export const COUNTS: readonly { name: Count; glyph: string; kind: string }[] = [
  { name: "coins", glyph: "coin", kind: "coin" },
  { name: "renown", glyph: "renown", kind: "renown" },
  { name: "raiders", glyph: "raider", kind: "raider" },
  { name: "church", glyph: "church", kind: "church" },
  { name: "space", glyph: "step_up", kind: "step" },
];

/** Everything that the ghost would change for me, and in the regions for anybody. */
export function changesOf(table: TableStore): Change[] {
  const now = viewOf(table);
  const then = aheadOf(table) ?? onTheTown(now, table);
  if (!then || table.seat < 0) return [];
  return [...countChanges(table, now, then), ...regionChanges(table, now, then), ...spread(table, now, then)];
}

/** Where the server may not tell what comes after a move: at least what becomes of the town that it names. */
function onTheTown(view: View, table: TableStore): View | null {
  const move = ghostOf(table);
  const change = (town: string, what: Partial<TownView>): View => ({
    ...view,
    towns: view.towns.map((one) => (one.town === town ? { ...one, ...what } : one)),
  });
  switch (move?.type) {
    case "PlaceDisc":
      return withTown(view, move.town, table.seat);
    case "PlaceMonastery":
      return change(move.town, { monastery: true });
    case "LoseTown":
      return change(move.town, { vikings: true });
    case "RemoveVikings":
      return change(move.town, { vikings: false });
    default:
      return null;
  }
}

function countChanges(table: TableStore, now: View, then: View): Change[] {
  const [before, after] = [playerOf(now, table.seat), playerOf(then, table.seat)];
  const all = [{ name: "points" as Count, glyph: "point", kind: "coin" }, ...COUNTS];
  return all
    .filter(({ name }) => before[name] !== after[name])
    .map(({ name, glyph, kind }) => ({
      glyph,
      kind,
      words: table.words.say(`bb-count-${name}`),
      counts: true,
      before: String(before[name]),
      after: String(after[name]),
      good: after[name] > before[name],
    }));
}

/** Regions in which my standing or the claim token would change, and that of the town which the move is about. */
function regionChanges(table: TableStore, now: View, then: View): Change[] {
  const move = ghostOf(table);
  const about = move && "town" in move ? townOf(move.town).region : "";
  const changes = (region: string) => lead(now, region, table.seat) !== lead(then, region, table.seat);
  return REGIONS.filter((region) => {
    const others = region === about && weights(now, region) !== weights(then, region);
    return changes(region) || turned(now, then, region) || others;
  }).map((region) => {
    const told = (view: View) => (changes(region) ? lead(view, region, table.seat) : strongest(table, view, region));
    return {
      glyph: "point",
      kind: "coin",
      words: table.words.say(`region-${region}`),
      counts: false,
      before: told(now),
      after: told(then) + (turned(now, then, region) ? ` · ${table.words.say("bb-turns")}` : ""),
      good: betterFor(now, then, region, table.seat),
    };
  });
}

/** All weights in a region, to be compared. */
function weights(view: View, region: string): string {
  return JSON.stringify(sidesOf(view, region));
}

/** Who leads a region without me: "Ciara 2". */
function strongest(table: TableStore, view: View, region: string): string {
  const [first] = sidesOf(view, region);
  return first ? `${nameOfSide(table, first.side)} ${first.weight}` : "0";
}

/** Whether enough towns of a region would be taken for its token to be turned in the upkeep (BB-11.2). */
function turned(now: View, then: View, region: string): boolean {
  const { threshold } = regionOf(region);
  return !claimOf(now, region).face_up && totalIn(now, region) < threshold && totalIn(then, region) >= threshold;
}

function betterFor(now: View, then: View, region: string, seat: number): boolean | null {
  const gained = weightOf(then, region, seat) - weightOf(now, region, seat);
  return gained === 0 ? null : gained > 0;
}

/** How many regions would count for me at the end. */
function spread(table: TableStore, now: View, then: View): Change[] {
  const [before, after] = [regionsWith(now, table.seat), regionsWith(then, table.seat)];
  if (before === after) return [];
  const [worth, willBe] = [BOX.scores[before]!, BOX.scores[after]!];
  return [
    {
      glyph: "region",
      kind: "",
      words: table.words.say("bb-regions"),
      counts: false,
      before: String(before),
      after: worth === willBe ? String(after) : `${after} (${table.words.say("bb-points", { count: willBe })})`,
      good: after > before,
    },
  ];
}

/** My weight in a region against the strongest other side: `2 = 2`, `3 > 2`. */
export function lead(view: View, region: string, seat: number): string {
  const mine = weightOf(view, region, seat);
  const other = strongestOther(sidesOf(view, region), seat);
  return `${mine} ${mine > other ? ">" : mine === other ? "=" : "<"} ${other}`;
}

export function strongestOther(sides: readonly Weight[], seat: number): number {
  return sides.find((one) => one.side !== seat)?.weight ?? 0;
}

/** Towns on which the ghost would put a disc of mine. */
export function newTowns(table: TableStore): string[] {
  const [now, then] = [viewOf(table), aheadOf(table)];
  if (!then) return [];
  return then.towns.filter((one) => one.owner === table.seat && !discOn(now, one.town)).map((one) => one.town);
}

/** A count that would change, as `6 → 1`; else just the count. */
export function countAhead(table: TableStore, player: PlayerView, name: Count): number | null {
  const then = aheadOf(table);
  if (!then) return null;
  const after = playerOf(then, player.seat)[name];
  return after === player[name] ? null : after;
}
