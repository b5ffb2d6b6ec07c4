/* Time as people read it. */
import type { Clock } from "../wire";
import type { Words } from "../words";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How a clock is called: "30 min + 30 s a move"; with the number of seats, also how long the game can last with it. */
export function clockName(words: Words, clock: Clock, seats = 0): string {
  if (clock.type === "bank") {
    const { minutes, increment } = clock;
    return seats > 0
      ? words.ui("clock-bank-whole", { minutes, increment, whole: seats * minutes })
      : words.ui("clock-bank", { minutes, increment });
  }
  if (clock.type === "move") {
    return clock.hours % 24 === 0
      ? words.ui("clock-days", { days: clock.hours / 24 })
      : words.ui("clock-hours", { hours: clock.hours });
  }
  return words.ui("clock-none");
}

/** How much time is left: `12:40`, or hours, or days when it is much. */
export function timeLeft(words: Words, ms: number): string {
  if (ms >= 2 * DAY) return words.ui("days-left", { days: Math.floor(ms / DAY) });
  if (ms >= 2 * HOUR) return words.ui("hours-left", { hours: Math.floor(ms / HOUR) });
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** How long ago something was: "3 hours ago". */
export function ago(language: string, ms: number): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "short" });
  if (ms < HOUR) return format.format(-Math.round(ms / 60_000), "minute");
  return ms < DAY ? format.format(-Math.round(ms / HOUR), "hour") : format.format(-Math.round(ms / DAY), "day");
}
