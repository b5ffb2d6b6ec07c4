/* Which of my tables wait for me, asked for as long as somebody wants to know. */
import { app } from "../app.svelte";
import type { TableCard } from "../wire";

const EVERY = 15_000;

class Tables {
  /** Keep asking; what is returned ends it. */
  follow(): () => void {
    const look = () => void app.look();
    look();
    const timer = window.setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  /** Tables other than this one at which I am awaited. */
  waitingElsewhere(table: string): TableCard[] {
    return app.tables.filter((card) => card.waiting_for_you && card.id !== table);
  }
}

export const tables = new Tables();
