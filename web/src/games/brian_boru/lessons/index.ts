/*
 * Brian Boru learnt by playing. Each chapter comes when the game has come to it, so that what it says is what lies on the table.
 * Only learners load this: it shares nothing but types with the drawing.
 */
import type { Lesson } from "../../../game";
import type { TableStore } from "../../../table.svelte";
import type { Happening } from "../../../wire";
import type { Told, View } from "../wire";

const REGIONS = [
  ...["northern_ui_neill", "ulaid", "breifne", "southern_ui_neill"],
  ...["dubhlinn", "connaught", "leinster", "munster"],
].map((region) => `region:${region}`);

type Id = keyof Told;

/** The position as it is now, also while a former one is looked at. */
const viewOf = (table: TableStore) => table.position!.view as View;
const among = (happening: Happening, ids: readonly Id[]) => (ids as readonly string[]).includes(happening.said.id);

const happened = (table: TableStore, ...ids: Id[]) => table.happenings.some((one) => among(one, ids));
/** Whether the learner has done one of these. */
const did = (table: TableStore, ...ids: Id[]) =>
  table.happenings.some((one) => among(one, ids) && one.said.args.seat === table.seat);
const asked = (table: TableStore, choice: string) =>
  table.position!.asked.some((one) => one.seat === table.seat && one.choice.id === `choice-${choice}`);

/** The last happening of each of these kinds. */
const latest = (table: TableStore, ...ids: Id[]) =>
  ids.flatMap((id) => table.happenings.findLast((one) => one.said.id === id) ?? []);

/** What of these kinds the last upkeep has brought. */
function ofUpkeep(table: TableStore, ...ids: Id[]): Happening[] {
  const begin = table.happenings.findLastIndex((one) => one.said.id === "event-LastCardsDiscarded");
  if (begin < 0) return [];
  const since = table.happenings.slice(begin);
  const end = since.findIndex((one) => one.said.id === "event-RoundBegan");
  return since.slice(0, end < 0 ? undefined : end).filter((one) => among(one, ids));
}

const picked = (table: TableStore) =>
  did(table, "event-CardsPicked") || viewOf(table).picked.length > 0 || viewOf(table).pile.length > 0;
const resolved = (table: TableStore) => did(table, "event-SecondaryChosen", "event-TownClaimed");

const goal: Lesson = {
  id: "goal",
  begins: () => true,
  steps: [
    {
      id: "welcome",
      rule: "BB-12.8",
      args: (table) => ({
        waiting: table.chairs.map((_, seat) => seat).filter((seat) => seat !== table.seat),
        rounds: viewOf(table).rounds,
      }),
    },
    { id: "map", shows: () => ["board"], rule: "BB-1.5" },
    { id: "regions", shows: () => REGIONS, rule: "BB-1.3" },
  ],
};

const disc: Lesson = {
  id: "disc",
  begins: (table) => asked(table, "PlaceFirstTown") || did(table, "event-DiscPlaced"),
  steps: [
    { id: "place", shows: () => ["board"], rule: "BB-2.7", until: (table) => did(table, "event-DiscPlaced") },
    { id: "start", shows: () => ["me"], rule: "BB-2.2" },
  ],
};

const draft: Lesson = {
  id: "draft",
  begins: (table) => asked(table, "PickTwo") || picked(table),
  steps: [
    {
      id: "news",
      shows: () => ["battle", "marriage"],
      rule: "BB-3.4",
      tells: (table) => latest(table, "event-VikingsSighted", "event-MarriageRevealed"),
    },
    { id: "cards", shows: () => ["hand"], rule: "BB-1.11" },
    { id: "pick", shows: () => ["hand"], rule: "BB-4.2", until: picked },
    { id: "pass", shows: () => ["draft"], rule: "BB-4.3", until: (table) => happened(table, "event-DraftEnded") },
  ],
};

const trick: Lesson = {
  id: "trick",
  begins: (table) => asked(table, "Lead") || happened(table, "event-TrickLed"),
  steps: [
    { id: "lead", shows: () => ["trick"], rule: "BB-5.2", args: (table) => ({ seat: viewOf(table).marker }) },
    { id: "follow", shows: () => ["trick"], rule: "BB-5.4", tells: (table) => latest(table, "event-TrickLed") },
    {
      id: "play",
      shows: () => ["hand"],
      rule: "BB-5.3",
      until: (table) => did(table, "event-TrickLed", "event-CardPlayed"),
    },
  ],
};

const resolve: Lesson = {
  id: "resolve",
  begins: (table) => happened(table, "event-TrickWon"),
  steps: [
    { id: "order", shows: () => ["trick"], rule: "BB-6.1", tells: (table) => latest(table, "event-TrickWon") },
    { id: "winner", shows: () => ["trick"], rule: "BB-6.2" },
    { id: "halves", shows: () => ["trick"], rule: "BB-6.3", until: resolved },
  ],
};

const coins: Lesson = {
  id: "coins",
  begins: resolved,
  steps: [
    { id: "extras", shows: () => ["me"], rule: "BB-7.14" },
    { id: "roads", shows: () => ["board"], rule: "BB-7.9" },
    { id: "prices", shows: () => ["me"], rule: "BB-7.3" },
    { id: "play-on", rule: "BB-5.1", until: (table) => happened(table, "event-LastCardsDiscarded") },
  ],
};

const upkeep: Lesson = {
  id: "upkeep",
  begins: (table) => happened(table, "event-LastCardsDiscarded"),
  steps: [
    {
      id: "marriage",
      shows: () => ["marriage"],
      rule: "BB-8.2",
      tells: (table) => ofUpkeep(table, "event-MarriageWon", "event-NobodyMarried"),
    },
    {
      id: "battle",
      shows: () => ["battle"],
      rule: "BB-9.2",
      tells: (table) => ofUpkeep(table, "event-VikingsRepelled", "event-Incursion", "event-TownLost"),
    },
    {
      id: "spoils",
      shows: () => ["battle"],
      rule: "BB-9.9",
      tells: (table) => ofUpkeep(table, "event-FirstSpoils"),
    },
    {
      id: "church",
      shows: () => ["church"],
      rule: "BB-10.1",
      tells: (table) => ofUpkeep(table, "event-FirstInChurch", "event-MonasteryPlaced"),
    },
  ],
};

const regions: Lesson = {
  id: "regions",
  begins: (table) =>
    viewOf(table).over || table.happenings.filter((one) => one.said.id === "event-RoundBegan").length > 1,
  steps: [
    { id: "tokens", shows: () => REGIONS, rule: "BB-11.2", tells: (table) => ofUpkeep(table, "event-TokenTaken") },
    { id: "points", shows: () => ["me"], rule: "BB-12.1" },
    { id: "farewell" },
  ],
};

const lessons: readonly Lesson[] = [goal, disc, draft, trick, resolve, coins, upkeep, regions];

export default lessons;
