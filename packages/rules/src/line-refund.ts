import type { Cents } from './money.ts';

/**
 * What goes back for some units of a line, in cents. `paid` is what all units of the line cost together, after its
 * discount; of its `quantity`, `given` units went back before. Units of one line differ by a cent at most, and all of them
 * together are exactly what was paid, in whichever portions they go back.
 */
export function lineRefund({ paid, quantity }: { paid: Cents; quantity: number }, given: number, units: number): Cents {
  const upTo = (count: number) => Math.round((paid * count) / quantity);
  return upTo(given + units) - upTo(given);
}
