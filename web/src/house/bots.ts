/* Bots as people are told of them. */
import type { Words } from "../words";

/** What a bot is called, from its description: `rollout:ms=500`. */
export function botName(words: Words, bot: string): string {
  const [kind = "", budget = ""] = bot.split(":");
  return words.ui("bot", { kind, ms: Number(budget.split("=")[1] ?? 0) });
}
