/* What a screen reader says of things on the table; their tips begin with the same words. */
import type { TableStore } from "../../table.svelte";
import { cardOf, counted, regionOf, townOf, type Symbol } from "./box";
import { claimOf, discOn, sidesOf, totalIn, viewOf, type Side } from "./reading";

/** "yellow town of Munster". */
export function kindOfTown(table: TableStore, id: string): string {
  const { colour, region } = townOf(id);
  return table.words.say("bb-town-kind", { colour, region });
}

/** Whose disc lies on a town, and what else. */
export function stateOfTown(table: TableStore, id: string): string[] {
  const { words } = table;
  const view = viewOf(table);
  const disc = discOn(view, id);
  if (!disc) return [words.say(view.active_town === id ? "bb-town-active" : "bb-town-free")];
  return [
    words.say("bb-town-disc", { seat: disc.owner }),
    ...(disc.vikings ? [words.say("bb-town-vikings")] : []),
    ...(disc.monastery ? [words.say("bb-town-monastery")] : []),
  ];
}

export function labelOfTown(table: TableStore, id: string): string {
  return [`${table.words.say(`town-${id}`)}: ${kindOfTown(table, id)}`, ...stateOfTown(table, id)].join(", ");
}

/** Where a region's claim token lies. */
export function stateOfClaim(table: TableStore, id: string): string {
  const { words } = table;
  const claim = claimOf(viewOf(table), id);
  if (claim.holder !== null) return words.say("bb-claim-held", { seat: claim.holder });
  if (claim.face_up) return words.say("bb-claim-board");
  return words.say("bb-claim-down", { total: totalIn(viewOf(table), id), threshold: regionOf(id).threshold });
}

export function nameOfSide(table: TableStore, side: Side): string {
  return side === "vikings" ? table.words.say("bb-vikings") : table.name(side);
}

/** Everybody's weight, the strongest first: "Luísa 3, Caetano 1". */
export function weightsIn(table: TableStore, id: string): string {
  return sidesOf(viewOf(table), id)
    .map(({ side, weight }) => `${nameOfSide(table, side)} ${weight}`)
    .join(", ");
}

export function labelOfRegion(table: TableStore, id: string): string {
  const { points } = regionOf(id);
  return [
    `${table.words.say(`region-${id}`)}: ${table.words.say("bb-points", { count: points })}`,
    stateOfClaim(table, id),
    weightsIn(table, id),
  ]
    .filter((part) => part)
    .join(", ");
}

/** Symbols as words: "town, 2 × church, +coin". */
export function inWords(table: TableStore, symbols: readonly Symbol[]): string {
  return counted(symbols)
    .map(([symbol, count]) => `${count > 1 ? `${count} × ` : ""}${table.words.say(`sign-${symbol}`)}`)
    .join(", ");
}

/** "yellow 17; if you win: …; if you lose: … or …". */
export function labelOfCard(table: TableStore, value: number): string {
  const { words } = table;
  const { primary, secondary } = cardOf(value);
  const halves = words.either(
    secondary.map((half) => inWords(table, half)),
    true,
  );
  return `${words.say(`card-${value}`)}; ${words.say("table-primary")}: ${inWords(table, primary)}; ${words.say("table-secondary")}: ${halves}`;
}
