/*
 * Goes through the lessons of a game at tables that come as JSON; what somebody would be told at each of them goes out so, for each
 * step in its order: where it stands, what it says, tells, and shows.
 */
import { readFileSync } from "node:fs";

const { bundler, lessons, logic, tables } = JSON.parse(readFileSync(0, "utf-8"));
const { rolldown } = await import(bundler);

async function load(input) {
  const bundle = await rolldown({ input, logLevel: "silent" });
  const { output } = await bundle.generate({ format: "esm" });
  return import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString("base64")}`);
}

const { default: chapters } = await load(lessons);
const { spotsOf, stateOf } = await load(logic);
const answers = tables.map((table) =>
  spotsOf(chapters).map((spot) => {
    const { id, rule, args, shows, tells, until } = spot.step;
    return {
      ...{ chapter: spot.lesson.id, id, rule: rule ?? "", state: stateOf(spot, table), asks: until !== undefined },
      ...{ args: args?.(table) ?? {}, shows: shows?.(table) ?? [], tells: tells?.(table) ?? [] },
    };
  }),
);
process.stdout.write(JSON.stringify(answers));
