/* What the whole client shares: who one is, the words of the house, which panel is open. */
import { api } from "./api";
import { prefs } from "./prefs.svelte";
import { wordsOf } from "./texts";
import type { TableStore } from "./table.svelte";
import { tips } from "./tip.svelte";
import type { GameInfo, Me, TableCard } from "./wire";
import { Words } from "./words";

const AT_HOME = new Set(["localhost", "127.0.0.1", "[::1]"]);

export type Panel = "rules" | "prefs" | "help" | "report" | "account";

class App {
  me: Me = $state.raw({ id: "", name: "", login: "", prefs: {} });
  games: GameInfo[] = $state.raw([]);
  /** My tables, those that wait for me first. */
  tables: TableCard[] = $state.raw([]);
  /** The table that is looked at. */
  table: TableStore | null = $state.raw(null);
  words: Words = $state.raw(new Words("en", []));
  ready = $state(false);
  /** The address of the house for others, where the one of this page is only for the host's own machine. */
  near = $state("");
  /** Whether the server has said who I am. */
  met = $state(false);
  panel: Panel | null = $state(null);
  /** Which rules are open, and at which number. */
  rules: { game: string; anchor: string } = $state.raw({ game: "brian-boru", anchor: "" });
  /** What a screen reader is told next. */
  spoken = $state("");
  /** A short word that passes by itself: "Link copied". */
  toast = $state("");
  #toastTimer = 0;

  async begin(): Promise<void> {
    prefs.remember();
    const words = wordsOf(prefs.language);
    const me = api.me().catch(() => this.me);
    if (AT_HOME.has(location.hostname))
      void api.house().then(
        ({ near }) => (this.near = near),
        () => undefined,
      );
    this.words = await words;
    this.ready = true;
    this.me = await me;
    this.met = true;
    prefs.take(this.me.prefs);
    prefs.keep = (values) => {
      if (this.me.id) void api.changeMe({ prefs: { ...values } }).catch(() => undefined);
    };
  }

  /** Ask which tables there are and which of them wait for me; what can't be learnt now stays as it was. */
  async look(): Promise<void> {
    if (document.visibilityState === "visible" && this.me.id) this.tables = await api.tables().catch(() => this.tables);
  }

  async called(name: string): Promise<void> {
    if (name === this.me.name && this.me.id) return;
    this.me = await api.changeMe({ name, ...(this.me.id ? {} : { prefs: { ...prefs.values } }) });
  }

  /** Open the rules at a number such as `BB-7.9`, or several: the first counts. */
  openRule(rule: string, game = this.rules.game): void {
    tips.hide();
    this.rules = { game, anchor: rule.split(/[,; ]/)[0] ?? "" };
    this.panel = "rules";
  }

  say(text: string): void {
    this.toast = text;
    this.spoken = text;
    clearTimeout(this.#toastTimer);
    this.#toastTimer = window.setTimeout(() => (this.toast = ""), 2_600);
  }

  /** What everybody needs to come along to a table: from the host's machine, the address under which others find it. */
  invitation(table: string): string {
    return `${this.near || `${location.origin}/`}join/${table}`;
  }

  /** Put a text where it can be pasted; whether that worked (it needs a secure connection). */
  async copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.say(this.words.ui("copied"));
    } catch {
      this.say(text);
    }
  }
}

export const app = new App();
