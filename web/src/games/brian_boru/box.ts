/* What is printed on board and cards, and where it lies on the map: made from the data of the box by `web/art`. */
import data from "../../art/brian-boru.json";

export type Colour = "red" | "blue" | "yellow" | "white";
export type Symbol =
  | "claim_town"
  | "gain_coin"
  | "pay_coin"
  | "gain_renown"
  | "church"
  | "battle"
  | "courtship"
  | "expand"
  | "remove_viking"
  | "gain_points"
  | "place_in_region"
  | "place_any";

export interface Town {
  region: string;
  colour: Colour;
  x: number;
  y: number;
  /** Where its name stands beside it: dx, dy, text-anchor. */
  label: [number, number, "start" | "middle" | "end"];
  /** To which side the pennant of the active town marker flies: 1 is right, -1 left. */
  pennant: 1 | -1;
}

export interface Region {
  threshold: number;
  points: number;
  /** How many towns it has. */
  towns: number;
  /** Where its plaque lies. */
  at: [number, number];
  /** A line from a plaque at sea to its land. */
  leader: string;
}

export interface Card {
  colour: Colour;
  primary: Symbol[];
  secondary: Symbol[][];
}

export interface Reward {
  symbol: Symbol;
  amount: number;
  region: string;
}

interface Box {
  view: [number, number, number, number];
  towns: Record<string, Town>;
  /** Two towns and the line between them. */
  roads: [string, string, string][];
  regions: Record<string, Region>;
  cards: Record<string, Card>;
  marriages: Record<string, Reward[]>;
  princess: { id: string; options: { id: string; rule: string }[] };
  /** By space: the benefit of the marriage track. */
  track: Symbol[][];
  rules: Record<Symbol, string>;
  /** By number of players: the cards dealt to each, and the tricks of a round. */
  hands: Record<string, number>;
  tricks: Record<string, number>;
  costs: { expand: number; monastery_disc_minimum: number };
  /** By number of regions with a town: the points at the end. */
  scores: number[];
}

export const BOX = data as unknown as Box;
export const TOP = BOX.track.length - 1;

/** The suit of a card, by its colour; a card of the royal suit is wild. */
export const SUITS: Record<Colour, string> = { red: "battle", blue: "church", yellow: "courtship", white: "royal" };

export const REGIONS = Object.keys(BOX.regions);

export const townOf = (id: string): Town => BOX.towns[id]!;
export const regionOf = (id: string): Region => BOX.regions[id]!;
export const cardOf = (value: number): Card => BOX.cards[value]!;

/** The towns of each region. */
export const TOWNS_OF: Record<string, string[]> = Object.fromEntries(
  REGIONS.map((region) => [region, Object.keys(BOX.towns).filter((town) => townOf(town).region === region)]),
);

/** The towns at the other ends of a town's roads. */
export function beside(town: string): string[] {
  return BOX.roads.flatMap(([a, b]) => (a === town ? [b] : b === town ? [a] : []));
}

/** Whether a card counts as having the colour of a town: white always does. */
export function fits(card: number, town: string): boolean {
  const { colour } = cardOf(card);
  return colour === "white" || colour === townOf(town).colour;
}

/** Symbols with their number, in the order in which they are printed. */
export function counted(symbols: readonly Symbol[]): [Symbol, number][] {
  const runs: [Symbol, number][] = [];
  for (const symbol of symbols) {
    const last = runs.at(-1);
    if (last?.[0] === symbol) last[1] += 1;
    else runs.push([symbol, 1]);
  }
  return runs;
}
