/*
 * Narrowing the legal moves by pointing at things. Every move names the things it touches; a thing is alive if pointing at
 * it leads to a move. One may always change one's mind: pointing at another thing of the same kind replaces the first.
 */
import type { Offer } from "./wire";

type Touching = Pick<Offer, "refs">;

/** The kind of a thing: `town` of `town:M4`. */
export function kindOf(ref: string): string {
  return ref.slice(0, ref.indexOf(":"));
}

/** What is chosen after pointing at one more thing: of what was chosen before, the newest first, whatever goes with it. */
export function narrow(offers: readonly Touching[], narrowed: readonly string[], ref: string): string[] {
  if (narrowed.includes(ref)) return narrowed.filter((one) => one !== ref);
  let left = offers.filter((offer) => offer.refs.includes(ref));
  const kept = [ref];
  for (const one of [...narrowed].reverse()) {
    const both = left.filter((offer) => offer.refs.includes(one));
    if (both.length > 0) {
      left = both;
      kept.unshift(one);
    }
  }
  return kept;
}

/** Everything that pointing at leads to a move: it goes with all that was chosen of other kinds. */
export function touches(offers: readonly Touching[], narrowed: readonly string[]): Set<string> {
  const alive = new Set<string>();
  for (const offer of offers) {
    const missing = narrowed.filter((one) => !offer.refs.includes(one));
    for (const ref of offer.refs) {
      if (missing.every((one) => kindOf(one) === kindOf(ref))) alive.add(ref);
    }
  }
  return alive;
}
