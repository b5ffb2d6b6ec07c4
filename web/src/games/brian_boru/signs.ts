/* The glyph of each symbol that is printed on cards, and its ink there. */
import type { Symbol } from "./box";

export const SIGNS: Record<Symbol, { glyph: string; ink: string; kind: string }> = {
  claim_town: { glyph: "claim_town", ink: "var(--card-ink)", kind: "" },
  gain_coin: { glyph: "coin", ink: "var(--card-gold)", kind: "coin" },
  pay_coin: { glyph: "pay_coin", ink: "var(--card-red)", kind: "raider" },
  gain_renown: { glyph: "renown", ink: "var(--card-gold)", kind: "renown" },
  church: { glyph: "church", ink: "var(--card-blue)", kind: "church" },
  battle: { glyph: "raider", ink: "var(--card-red)", kind: "raider" },
  courtship: { glyph: "step_up", ink: "var(--card-gold)", kind: "step" },
  expand: { glyph: "expand", ink: "var(--card-green)", kind: "" },
  remove_viking: { glyph: "remove_viking", ink: "var(--card-ink)", kind: "" },
  gain_points: { glyph: "point", ink: "var(--card-gold)", kind: "coin" },
  place_in_region: { glyph: "disc", ink: "var(--card-ink)", kind: "" },
  place_any: { glyph: "disc", ink: "var(--card-ink)", kind: "" },
};
