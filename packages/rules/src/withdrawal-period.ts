import type { OrderStatus } from './order-status.ts';

/** Days after the delivery within which a buyer may withdraw without a reason (Directive 2011/83/EU, article 9). */
export const withdrawalDays = 14;

/**
 * The last day of the withdrawal period, `YYYY-MM-DD`, itself included: the
 * fourteenth after the day of delivery; where that is a Saturday or a Sunday,
 * the Monday after it (Regulation 1182/71, article 3). Public holidays, which
 * differ from place to place, are left to the estate's goodwill.
 * Throws a RangeError for what is no day.
 */
export function withdrawalEnds(deliveredOn: string): string {
  const end = new Date(`${deliveredOn}T00:00:00Z`);
  if (Number.isNaN(end.getTime())) throw new RangeError(`A day is YYYY-MM-DD; got ${deliveredOn}.`);
  end.setUTCDate(end.getUTCDate() + withdrawalDays);
  const weekday = end.getUTCDay();
  if (weekday === 6) end.setUTCDate(end.getUTCDate() + 2);
  if (weekday === 0) end.setUTCDate(end.getUTCDate() + 1);
  return end.toISOString().slice(0, 10);
}

/** What decides over a withdrawal; days are `YYYY-MM-DD` in Europe/Madrid. */
export interface WithdrawalTerms {
  status: OrderStatus;
  /** Null while nothing has been delivered: then the period has not even begun, and withdrawing is possible. */
  deliveredOn: string | null;
  /** Whether a line is left that has not been withdrawn from. */
  hasLinesLeft: boolean;
}

export type WithdrawalRefusal = 'CANCELED' | 'WITHDRAWN' | 'EXPIRED';

/** Why a buyer cannot withdraw today, or null when he can. */
export function withdrawalRefusal({ status, deliveredOn, hasLinesLeft }: WithdrawalTerms, today: string): WithdrawalRefusal | null {
  if (status === 'canceled') return 'CANCELED';
  if (!hasLinesLeft) return 'WITHDRAWN';
  return deliveredOn !== null && today > withdrawalEnds(deliveredOn) ? 'EXPIRED' : null;
}
