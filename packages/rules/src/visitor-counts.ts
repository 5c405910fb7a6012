import type { Cents } from './money.ts';

/** People of one booking. Children are 5 to 17 years old, babies up to 4 (specification section 9). */
export interface VisitorCounts {
  adults: number;
  children: number;
  babies: number;
}

/** How many may come together: the server's values, the voucher's `participants_number` as `max` (specification section 5). */
export interface VisitorBounds {
  min: number;
  max: number;
}

export const defaultVisitorBounds: VisitorBounds = { min: 1, max: 20 };

export function totalVisitors({ adults, children, babies }: VisitorCounts): number {
  return adults + children + babies;
}

/** Bounds of a booking: the visit's own, or those of the voucher that pays for it, which never allow fewer than one. */
export function visitorBounds(visit: Partial<VisitorBounds>, participants?: number): VisitorBounds {
  const max = Math.max(1, participants ?? visit.max ?? defaultVisitorBounds.max);
  return { min: Math.min(Math.max(1, visit.min ?? defaultVisitorBounds.min), max), max };
}

/** Counts that are allowed: what is above the maximum is left out, babies first; adults are raised to the minimum (specification section 5). */
export function fitVisitors(counts: VisitorCounts, { min, max }: VisitorBounds): VisitorCounts {
  const adults = Math.min(counts.adults, max);
  const children = Math.min(counts.children, max - adults);
  const babies = Math.min(counts.babies, max - adults - children);
  return { adults: Math.max(adults, min - children - babies), children, babies };
}

/**
 * The numbers to choose from beside what is chosen of the others, recomputed at every change (specification section 4):
 * none that would go above the maximum. Adults begin where the total reaches the minimum.
 */
export function visitorOptions(counts: VisitorCounts, { min, max }: VisitorBounds): Record<keyof VisitorCounts, number[]> {
  const { adults, children, babies } = counts;
  return {
    adults: range(Math.max(0, min - children - babies), max - children - babies),
    children: range(0, max - adults - babies),
    babies: range(0, max - adults - children),
  };
}

/** Whether a booking may have these people. */
export function areVisitorsAllowed(counts: VisitorCounts, { min, max }: VisitorBounds): boolean {
  const whole = [counts.adults, counts.children, counts.babies].every((count) => Number.isInteger(count) && count >= 0);
  return whole && totalVisitors(counts) >= min && totalVisitors(counts) <= max;
}

/** Price of one person of each age, VAT included. */
export type VisitPrices = Record<keyof VisitorCounts, Cents>;

/** Adult, child and baby prices times their counts (specification section 9). */
export function bookingTotal(counts: VisitorCounts, prices: VisitPrices): Cents {
  return counts.adults * prices.adults + counts.children * prices.children + counts.babies * prices.babies;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
