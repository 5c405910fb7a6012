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
  const first = history.length - reductionLength(history);
  const begin = history[first]?.since.getTime() ?? 0;
  const earlier = history.slice(0, first);
  const charged = earlier.filter((_, index) => (earlier[index + 1]?.since.getTime() ?? begin) > begin - days30);
  const lowest = Math.min(...charged.map((entry) => entry.priceCents));
  return Number.isFinite(lowest) && lowest > present.priceCents ? lowest : null;
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
