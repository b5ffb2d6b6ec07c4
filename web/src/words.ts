/*
 * Words: what a player reads, in the language he reads in at the moment. Sentences travel as the id of a message with its
 * arguments; this reads them out exactly as `src/meadhall/words` does in Python (a test compares the two).
 */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import type { FluentVariable } from "@fluent/bundle";

import type { Said } from "./wire";

export const LANGUAGES = ["en", "es", "pt-BR"] as const;
export type Language = (typeof LANGUAGES)[number];

/** From here on a number is written with separators; below it Spanish and Portuguese have none. */
const GROUPED_FROM = 10_000;

/** Arguments that are seats, read out as players' names. */
const SEATS = new Set(["seat", "owner", "loser", "chooser", "waiting", "missing", "winners"]);

type Args = Record<string, unknown>;

export class Words {
  readonly language: Language;
  readonly names: readonly string[];
  readonly kinds: Readonly<Record<string, string>>;
  readonly #bundle: FluentBundle;

  /** `texts` are the Fluent files, those of the house first; `kinds` says which arguments are named like others. */
  constructor(
    language: Language,
    texts: readonly string[],
    names: readonly string[] = [],
    kinds: Readonly<Record<string, string>> = {},
    bundle?: FluentBundle,
  ) {
    this.language = language;
    this.names = names;
    this.kinds = kinds;
    this.#bundle = bundle ?? new FluentBundle(language, { useIsolating: false });
    if (!bundle) {
      for (const text of texts) this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
    }
  }

  /** The same words at a table with these names. */
  at(names: readonly string[]): Words {
    return new Words(this.language, [], names, this.kinds, this.#bundle);
  }

  /** Learn more messages; those that are known already stay. */
  add(text: string): void {
    this.#bundle.addResource(new FluentResource(text));
  }

  /** Whether there is such a message. */
  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The message of this id, its arguments read out. */
  say(id: string, args: Args = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (pattern == null) return id;
    const shown: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      if (Array.isArray(value)) shown[`${name}-count`] = value.length;
      else if (typeof value === "boolean") shown[`${name}-id`] = value ? "yes" : "no";
      else if (typeof value === "string") {
        shown[`${name}-id`] = value;
        if ("count" in args) shown[`${name}-counted`] = this.counted(value, args.count);
      }
    }
    for (const [name, value] of Object.entries(args)) {
      shown[name] = name.endsWith("-id") ? String(value) : this.readOut(name, value);
    }
    return this.#bundle.formatPattern(pattern, shown, []);
  }

  /** What only the client says. */
  ui(id: string, args: Args = {}): string {
    return this.say(`web-${id}`, args);
  }

  /** A sentence that came from the server; the number of the rule behind it is left to a link. */
  said(said: Said): string {
    return this.say(said.id, said.args);
  }

  /** An argument as it stands in a sentence. */
  readOut(name: string, value: unknown): FluentVariable {
    if (Array.isArray(value)) return this.listed(this.each(SEATS.has(name) ? name : singular(name), value));
    if (isRecord(value)) {
      if (typeof value.$phrase === "string") return this.say(value.$phrase, (value.args ?? {}) as Args);
      if (Array.isArray(value.$one_of)) {
        return this.either(this.each(singular(name), value.$one_of), value.apart === true);
      }
      if (typeof value.$reason === "string") return this.reason(value);
      if (Array.isArray(value.$told)) return value.$told.map((one) => this.plain(this.readOut("", one))).join(" ");
      if (this.has(name)) return this.say(name, value);
    }
    if (SEATS.has(name) && typeof value === "number") {
      return this.names[value] ?? this.say("seat-name", { number: value + 1 });
    }
    const plain = typeof value === "boolean" ? (value ? "yes" : "no") : value;
    const kind = this.kinds[name] ?? name;
    if (this.has(`${kind}-${String(plain)}`)) return this.say(`${kind}-${String(plain)}`);
    if (typeof plain === "number" && Number.isInteger(plain)) {
      return new FluentNumber(plain, { useGrouping: Math.abs(plain) >= GROUPED_FROM } as Intl.NumberFormatOptions);
    }
    return typeof plain === "number" ? plain : String(plain);
  }

  /** The items of a list as they stand in a sentence; pairs are things with their number. */
  each(name: string, things: readonly unknown[]): string[] {
    return things.map((thing) =>
      isAmount(thing) ? this.counted(thing[0], thing[1]) : this.plain(this.readOut(name, thing)),
    );
  }

  /** A number of things: "2 hides". */
  counted(thing: string, count: unknown): string {
    if (this.has(`counted-${thing}`)) return this.say(`counted-${thing}`, { count });
    return `${String(count)} ${this.plain(this.readOut("thing", thing))}`;
  }

  /** Several things in one sentence. */
  listed(things: readonly string[]): string {
    if (things.length === 0) return this.say("list-nothing");
    if (things.length === 1) return things[0]!;
    return this.say("list-and", { first: things.slice(0, -1).join(", "), last: things.at(-1) });
  }

  /** Several things of which one is meant. */
  either(things: readonly string[], apart: boolean): string {
    if (things.length === 1) return things[0]!;
    return this.say(apart ? "list-or-else" : "list-or", { first: things.slice(0, -1).join(", "), last: things.at(-1) });
  }

  /** A reason within a sentence, with the number of its rule. */
  reason(reason: Args): string {
    const args = (reason.args ?? {}) as Args;
    const text = this.say(`reason-${String(reason.$reason)}`, args);
    const told = Object.values(args).some((value) => isRecord(value) && "$reason" in value);
    return reason.rule && !told ? `${text} (${String(reason.rule)})` : text;
  }

  /** As it stands within a list. */
  plain(value: FluentVariable): string {
    return value instanceof FluentNumber
      ? new Intl.NumberFormat(this.language, value.opts as Intl.NumberFormatOptions).format(value.value)
      : String(value);
  }
}

/** The name of one of several: a `town` of `towns`. */
export function singular(name: string): string {
  return name.endsWith("s") ? name.slice(0, -1) : name;
}

function isRecord(value: unknown): value is Args {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether this is a thing and how many of it there are. */
function isAmount(value: unknown): value is [string, number] {
  return Array.isArray(value) && value.length === 2 && typeof value[0] === "string" && typeof value[1] === "number";
}

/** The language that a person's browser asks for, as far as we speak it. */
export function bestLanguage(wanted: readonly string[]): Language {
  for (const one of wanted) {
    const found = LANGUAGES.find((language) => language.split("-")[0] === one.split("-")[0]);
    if (found) return found;
  }
  return "en";
}
