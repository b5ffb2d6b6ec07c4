/*
 * What a person prefers: language, text size, letters, theme, motion, when to confirm, hints, sound; and what he is
 * learning. Kept in the browser at once, and with the person on the server, so that it is the same on every device.
 */
import { bestLanguage, LANGUAGES, type Language } from "./words";

export const THEMES = ["auto", "light", "dark", "contrast"] as const;
export const MOTIONS = ["auto", "normal", "slow", "fast", "none"] as const;
export const CONFIRMS = ["always", "irreversible", "never"] as const;
export const FONTS = ["house", "plain"] as const;
export const SIZES = [100, 115, 130, 150, 175, 200] as const;

/** At which table somebody learns a game, and how far he has come; before the first step both ids are empty. */
export interface Learning {
  table: string;
  chapter: string;
  step: string;
}

export interface PrefValues {
  language: Language;
  theme: (typeof THEMES)[number];
  size: (typeof SIZES)[number];
  font: (typeof FONTS)[number];
  motion: (typeof MOTIONS)[number];
  confirm: (typeof CONFIRMS)[number];
  /** A word of help with each decision, until one knows it. */
  hints: boolean;
  sound: boolean;
  /** Whether the system is asked to say that it is one's turn. */
  notify: boolean;
  learning: Learning | null;
}

const ALLOWED: { [name in Exclude<keyof PrefValues, "learning">]: readonly PrefValues[name][] } = {
  language: LANGUAGES,
  theme: THEMES,
  size: SIZES,
  font: FONTS,
  motion: MOTIONS,
  confirm: CONFIRMS,
  hints: [true, false],
  sound: [true, false],
  notify: [true, false],
};
const KEPT = "meadhall-prefs";

class Prefs implements PrefValues {
  language: Language = $state("en");
  theme: PrefValues["theme"] = $state("auto");
  size: PrefValues["size"] = $state(100);
  font: PrefValues["font"] = $state("house");
  motion: PrefValues["motion"] = $state("auto");
  confirm: PrefValues["confirm"] = $state("irreversible");
  hints = $state(true);
  sound = $state(false);
  notify = $state(false);
  learning: Learning | null = $state.raw(null);
  /** Tells the server; set once somebody is known there. */
  keep: ((values: PrefValues) => void) | null = null;

  /** Read what this browser remembers. */
  remember(): void {
    this.language = bestLanguage(navigator.languages);
    try {
      this.take(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, unknown>);
    } catch {
      localStorage.removeItem(KEPT);
    }
  }

  /** Take over known names with possible values; whatever else is there is left alone. */
  take(values: Record<string, unknown>): void {
    for (const [name, allowed] of Object.entries(ALLOWED)) {
      if ((allowed as readonly unknown[]).includes(values[name])) Object.assign(this, { [name]: values[name] });
    }
    if (values.learning === null || isLearning(values.learning)) this.learning = values.learning;
  }

  set<Name extends keyof PrefValues>(name: Name, value: PrefValues[Name]): void {
    Object.assign(this, { [name]: value });
    localStorage.setItem(KEPT, JSON.stringify(this.values));
    this.keep?.(this.values);
  }

  get values(): PrefValues {
    const { language, theme, size, font, motion, confirm, hints, sound, notify, learning } = this;
    return { language, theme, size, font, motion, confirm, hints, sound, notify, learning };
  }
}

function isLearning(value: unknown): value is Learning {
  const at = value as Partial<Record<keyof Learning, unknown>> | undefined;
  return [at?.table, at?.chapter, at?.step].every((one) => typeof one === "string");
}

export const prefs = new Prefs();
