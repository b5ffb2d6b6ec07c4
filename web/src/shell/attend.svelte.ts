/*
 * Being called to the table: the tab's title and mark while it is my turn, a sound or a word from the system if I am not
 * looking, and what happened, said politely to a screen reader.
 */
import { app } from "../app.svelte";
import { prefs } from "../prefs.svelte";
import { chime } from "../sound";
import type { TableStore } from "../table.svelte";
import { curtained } from "./hotseat.svelte";

export class Attendance {
  #turn = false;
  #heard = -1;
  #seat = -2;

  /** Look at what the table says now. */
  attend(table: TableStore): void {
    if (!table.position) return;
    const title = table.words.has("game-title") ? table.words.say("game-title") : "";
    const mine = table.position.phase === "playing" && waitsForMe(table);
    mark(mine, `${mine ? `● ${table.words.ui("your-turn")} · ` : ""}${title} · Meadhall`);
    if (mine && !this.#turn && !document.hasFocus()) call(table, title);
    this.#turn = mine;
    this.#speak(table);
  }

  /** Somebody goes: another page has its own title. */
  leave(): void {
    mark(false, "Meadhall");
  }

  /** What is new since the last time, and what is asked of me. */
  #speak(table: TableStore): void {
    const last = table.happenings.at(-1)?.n ?? -1;
    if (this.#seat !== table.seat) {
      this.#seat = table.seat;
      this.#heard = last;
      app.spoken = "";
    }
    if (curtained(table)) {
      app.spoken = "";
      return;
    }
    const fresh = table.happenings.filter((one) => one.n > this.#heard).map((one) => table.words.said(one.said));
    this.#heard = last;
    const asked = table.position?.asked.find((one) => one.seat === table.seat);
    if (fresh.length === 0) return;
    if (asked) fresh.push(`${table.words.ui("your-turn")}: ${table.words.said(asked.choice)}`);
    app.spoken = fresh.join(" ");
  }
}

/** Whether any of my seats has to decide. */
export function waitsForMe(table: TableStore): boolean {
  return table.position?.asked.some((asked) => table.chairs[asked.seat]?.yours) ?? false;
}

function mark(mine: boolean, title: string): void {
  document.title = title;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = mine ? "/favicon-turn.svg" : "/favicon.svg";
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}

function call(table: TableStore, title: string): void {
  if (prefs.sound) chime();
  if (!prefs.notify || Notification.permission !== "granted") return;
  const asked = table.position?.asked.find((one) => table.chairs[one.seat]?.yours);
  const body = asked ? table.words.said(asked.choice) : "";
  const notice = new Notification(`${table.words.ui("your-turn")} · ${title}`, {
    body,
    icon: "/favicon.svg",
    tag: table.position!.table,
  });
  notice.onclick = () => window.focus();
}
