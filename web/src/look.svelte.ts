/* Puts what a person prefers to see onto the page: theme, text size, letters, motion, layout. Everything else is CSS. */
import { room } from "./layout.svelte";
import { prefs, type PrefValues } from "./prefs.svelte";

const FACTORS: Record<Exclude<PrefValues["motion"], "auto">, number> = { normal: 1, slow: 1.8, fast: 0.5, none: 0 };

const dark = matchMedia("(prefers-color-scheme: dark)");
const contrast = matchMedia("(prefers-contrast: more)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** How long movements take, as a multiple of the usual; 0: there are none. */
export function motion(): number {
  if (prefs.motion === "auto") return still.matches ? 0 : 1;
  return FACTORS[prefs.motion];
}

export function look(): void {
  const root = document.documentElement;
  root.dataset.theme =
    prefs.theme === "auto" ? (contrast.matches ? "contrast" : dark.matches ? "dark" : "light") : prefs.theme;
  root.dataset.font = prefs.font;
  root.dataset.layout = room.layout;
  root.dataset.still = String(motion() === 0);
  root.style.setProperty("--text-size", String(prefs.size / 100));
  root.style.setProperty("--motion", String(motion()));
}

/** What the system prefers may change in the middle of a game. */
for (const query of [dark, contrast, still]) query.addEventListener("change", look);
