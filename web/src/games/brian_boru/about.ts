/* What things say of themselves when pointed at, pressed long, or focused. */
import type { About } from "../../game";
import { kindOf } from "../../narrow";
import type { TableStore } from "../../table.svelte";
import { beside, BOX, cardOf, regionOf, townOf, type Symbol } from "./box";
import { strongestOther } from "./effect";
import { inWords, kindOfTown, nameOfSide, stateOfClaim, stateOfTown } from "./labels";
import { PHASES } from "./phase";
import { discOn, playerOf, rank, regionsWith, sidesOf, totalIn, viewOf, weightOf, withTown } from "./reading";

type Teller = (table: TableStore, id: string) => About | null;

/**
 * By the kind of a thing: what it says. What is somebody's is `coins-of:2`; `coins:2` would be two coins, as the log tells.
 */
const TELLERS: Record<string, Teller> = {
  phase: aboutPhase,
  town: aboutTown,
  region: aboutRegion,
  card: aboutCard,
  half: (table, id) => ({
    title: table.words.say(`half-${id}`),
    lines: [table.words.say("bb-about-half")],
    rule: "BB-6.3",
  }),
  option: aboutOption,
  space: aboutSpace,
  marriage: aboutMarriage,
  "coins-of": count("coins", "BB-12.2"),
  "renown-of": count("renown", "BB-12.4"),
  church: aboutChurch,
  "church-of": aboutChurch,
  "raiders-of": aboutRaiders,
  "space-of": aboutTrack,
  battle: (table) => ({
    title: table.words.say("bb-battle"),
    lines: [table.words.say("bb-about-battle")],
    rule: "BB-9.2",
  }),
  "marriages-of": aboutMarriages,
  "marker-of": (table) => ({
    title: table.words.say("bb-marker"),
    lines: [table.words.say("bb-about-marker")],
    rule: "BB-1.7",
  }),
  "cards-of": count("cards", "BB-14.2"),
};

export function aboutThing(ref: string, table: TableStore): About | null {
  if (!table.view) return null;
  return TELLERS[kindOf(ref)]?.(table, ref.slice(ref.indexOf(":") + 1)) ?? null;
}

function aboutPhase(table: TableStore, id: string): About | null {
  const phase = PHASES.find((one) => one.id === id);
  if (!phase) return null;
  const { words } = table;
  return { title: words.say(`bb-phase-${id}`), lines: [words.say(`bb-about-phase-${id}`)], rule: phase.rule };
}

// ---------------------------------------------------------------- the map

function aboutTown(table: TableStore, id: string): About | null {
  if (!(id in BOX.towns)) return null;
  const { words } = table;
  const roads = beside(id).map((town) => words.say(`town-${town}`));
  return {
    title: words.say(`town-${id}`),
    lines: [
      `${kindOfTown(table, id)}, ${stateOfTown(table, id).join(", ")}`,
      roads.length > 0 ? words.say("bb-roads", { towns: words.listed(roads) }) : words.say("bb-roads-none"),
      ...(discOn(viewOf(table), id) ? [] : givesTo(table, id)),
    ],
    rule: "BB-1.4",
  };
}

/** What a free town would give each player: his weight against the strongest other, and whether the token turns. */
function givesTo(table: TableStore, id: string): string[] {
  const { words } = table;
  const { region } = townOf(id);
  const view = viewOf(table);
  const lines = view.players.map(({ seat }) => {
    const then = withTown(view, id, seat);
    const [before, after] = [weightOf(view, region, seat), weightOf(then, region, seat)];
    const other = strongestOther(sidesOf(then, region), seat);
    const standing = after > other ? "leads" : after === other ? "ties" : "behind";
    const regions = regionsWith(then, seat) - regionsWith(view, seat);
    return words.say("bb-gives", { seat, before, after, standing, other, regions });
  });
  const turns = totalIn(view, region) + 1 >= regionOf(region).threshold;
  const down = !view.claims.find((claim) => claim.region === region)!.face_up;
  return [words.say("bb-gives-title", { region }), ...lines, ...(turns && down ? [words.say("bb-turns-then")] : [])];
}

function aboutRegion(table: TableStore, id: string): About | null {
  if (!(id in BOX.regions)) return null;
  const { words } = table;
  const { points, threshold, towns } = regionOf(id);
  const sides = sidesOf(viewOf(table), id);
  return {
    title: words.say(`region-${id}`),
    lines: [
      words.say("bb-about-region", { points, threshold, towns }),
      stateOfClaim(table, id),
      ...sides.map(({ side, weight }) => `${nameOfSide(table, side)}: ${weight}`),
    ],
    rule: "BB-11.6",
  };
}

// ---------------------------------------------------------------- cards and symbols

/** What a card does either way, and below it what its symbols mean. */
function aboutCard(table: TableStore, id: string): About | null {
  const value = Number(id);
  if (!BOX.cards[id]) return null;
  const { words } = table;
  const { primary, secondary } = cardOf(value);
  const halves = words.either(
    secondary.map((half) => inWords(table, half)),
    true,
  );
  const symbols = new Set<Symbol>([...primary, ...secondary.flat()]);
  return {
    title: words.say(`card-${value}`),
    lines: [
      `${words.say("bb-if-won")}: ${inWords(table, primary)}`,
      `${words.say("bb-if-lost")}: ${halves}`,
      ...[...symbols].map((symbol) =>
        words.say("bb-symbol", { name: words.say(`sign-${symbol}`), means: words.say(`symbol-${symbol}`) }),
      ),
    ],
    rule: "BB-5.4",
  };
}

// ---------------------------------------------------------------- track, areas, players

function aboutSpace(table: TableStore, id: string): About {
  const { words } = table;
  const benefit = BOX.track[Number(id)]!;
  const here = viewOf(table).players.filter((player) => player.space === Number(id));
  return {
    title: words.say("bb-space-title", { space: Number(id) }),
    lines: [
      benefit.length > 0
        ? words.say("bb-space-gives", { what: inWords(table, benefit) })
        : words.say("bb-space-nothing"),
      ...here.map((player) => table.name(player.seat)),
      words.say(Number(id) === 0 ? "bb-space-shared" : "bb-space-alone"),
    ],
    rule: Number(id) === 0 || benefit.length === 0 ? "BB-7.8" : "BB-8.5",
  };
}

/** How far somebody has come on the track. */
function aboutTrack(table: TableStore, id: string): About {
  const { words } = table;
  const { seat, space } = playerOf(viewOf(table), Number(id));
  return { title: words.say("bb-track-of", { seat, space }), lines: [words.say("bb-about-track")], rule: "BB-8.2" };
}

function aboutMarriage(table: TableStore, id: string): About {
  const { words } = table;
  if (!id) return { title: words.say("bb-prize"), lines: [words.say("bb-no-marriage")], rule: "BB-3.3" };
  const title = words.say(`marriage-${id}`);
  if (id === BOX.princess.id) {
    const options = BOX.princess.options.map(
      (option) => `${words.say(`option-${option.id}`)}: ${words.say(`help-${option.id}`)}`,
    );
    return { title, lines: [words.say("bb-about-princess"), ...options], rule: "BB-8.7" };
  }
  const gains = (BOX.marriages[id] ?? []).map(({ symbol, amount, region }) =>
    symbol === "gain_points"
      ? words.say("bb-points", { count: amount })
      : region
        ? words.say("bb-town-in", { region })
        : words.say(`symbol-${symbol}`),
  );
  return { title, lines: [words.say("bb-about-marriage"), words.listed(gains)], rule: "BB-8.3" };
}

/** What the Princess may be won for. */
function aboutOption({ words }: TableStore, id: string): About | null {
  const option = BOX.princess.options.find((one) => one.id === id);
  return option ? { title: words.say(`option-${id}`), lines: [words.say(`help-${id}`)], rule: option.rule } : null;
}

function aboutMarriages(table: TableStore, id: string): About {
  const { words } = table;
  const cards = playerOf(viewOf(table), Number(id)).marriages.map((card) => words.say(`marriage-${card}`));
  return { title: words.say("table-marriages"), lines: [...cards, words.say("bb-about-marriages")], rule: "BB-12.8" };
}

/** What is just counted; its message says what it is good for. */
function count(name: "coins" | "renown" | "cards", rule: string): Teller {
  return (table, id) => {
    const player = playerOf(viewOf(table), Number(id));
    const value = name === "cards" ? player.hand_size : player[name];
    return {
      title: `${table.words.say(`bb-count-${name}`)}: ${value}`,
      lines: [table.words.say(`bb-about-${name}`)],
      rule,
    };
  };
}

function aboutChurch(table: TableStore, id: string): About {
  return ranked(table, id, "church", "BB-10.1", "bb-church");
}

function aboutRaiders(table: TableStore, id: string): About {
  return ranked(table, id, "raiders", "BB-9.9", "bb-battle");
}

/** What is counted and compared: the number of one player, how he stands, and what follows from it. */
function ranked(table: TableStore, id: string, name: "church" | "raiders", rule: string, title: string): About {
  const { words } = table;
  const lines = [words.say(`bb-about-${name}`)];
  if (id === "") return { title: words.say(title), lines, rule };
  const players = viewOf(table).players;
  const value = players[Number(id)]![name];
  const at = rank(
    players.map((player) => player[name]),
    value,
  );
  return {
    title: `${table.name(Number(id))} · ${words.say(`bb-count-${name}`)}: ${value}`,
    lines: [...(at ? [words.say(`bb-${at}-${name}`)] : []), ...lines],
    rule,
  };
}
