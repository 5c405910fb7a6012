import type { Cents } from './money.ts';
import type { VisitorCounts } from './visitor-counts.ts';

/** Price of one person of each age, VAT included. */
export type VisitPrices = Record<keyof VisitorCounts, Cents>;

/** Adult, child and baby prices times their counts (specification section 9). */
export function bookingTotal(counts: VisitorCounts, prices: VisitPrices): Cents {
  return counts.adults * prices.adults + counts.children * prices.children + counts.babies * prices.babies;
}
