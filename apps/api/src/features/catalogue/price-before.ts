/** From when on a sku cost what; cents. */
export interface PriceSince {
  since: Date;
  priceCents: number;
  reduced: boolean;
}

const days30 = 30 * 24 * 60 * 60 * 1000;

/**
 * The lowest price of the 30 days before the present reduction began: what must stand beside a reduced price
 * (specification section 2, product page; Directive 98/6/EC article 6a). It stays the same while the reduction lasts,
 * however often the price falls further. A reduced price that rises is a new reduction: the lower one was charged before it.
 *
 * @param history oldest first; the last one is the present price
 * @returns cents; null when nothing is reduced, or when nothing dearer was charged before
 */
export function priceBefore(history: readonly PriceSince[]): number | null {
  const present = history.at(-1);
  if (present === undefined || !present.reduced) return null;
  const lowest = lowestBefore(history);
  return lowest !== null && lowest > present.priceCents ? lowest : null;
}

/**
 * The lowest price of the 30 days before the last one began; of a reduction that only ever fell, before its first.
 *
 * @param history oldest first
 * @returns cents; null when nothing was charged before
 */
export function lowestBefore(history: readonly PriceSince[]): number | null {
  const first = history.length - (history.at(-1)?.reduced ? reductionLength(history) : 1);
  return lowestUntil(history.slice(0, Math.max(0, first)), history[first]?.since ?? new Date(0));
}

/** The lowest price that was charged in the 30 days before a moment: what a reduction that began then would stand beside. Cents; null for none. */
export function lowestUntil(earlier: readonly PriceSince[], begin: Date): number | null {
  const charged = earlier.filter((_, index) => (earlier[index + 1]?.since ?? begin).getTime() > begin.getTime() - days30);
  const lowest = Math.min(...charged.map((entry) => entry.priceCents));
  return Number.isFinite(lowest) ? lowest : null;
}

/** How many of the last prices are of the present reduction: reduced ones that only ever fell. */
function reductionLength(history: readonly PriceSince[]): number {
  let length = 1;
  while (length < history.length) {
    const [earlier, later] = [history.at(-length - 1), history.at(-length)];
    if (earlier === undefined || later === undefined || !earlier.reduced || earlier.priceCents < later.priceCents) break;
    length += 1;
  }
  return length;
}
