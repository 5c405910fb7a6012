import { estateDay, rateOn, shippedRate, type ShippingMode } from '@parral/rules';
import { type Place, placeVat, type ShippingTerms } from './shipping.store.ts';

/** A voucher that is sold: for one experience, or (null) for any visit. */
interface Gift {
  experienceId: string | null;
}

/** Percentages of VAT in what is sold to one place today. */
export interface VatRates {
  /** In goods and in their shipping. */
  goods: number;
  visits: number;
}

/** The last quarter of an hour that was asked for, and its day. Days begin with one, and a purchase asks five times for its own. */
let last = { quarter: Number.NaN, day: '' };

/** The day at the estate of a moment, `YYYY-MM-DD`. */
export function dayAtEstate(moment: Date): string {
  const quarter = Math.floor(moment.getTime() / 900_000);
  if (quarter !== last.quarter) last = { quarter, day: estateDay(moment) };
  return last.day;
}

/** The rates for what goes to a place. What is collected, or goes to a place not known yet, is sold in the estate's own country. */
export function vatRates({ vat, tariffs }: ShippingTerms, { mode, ...place }: Place & { mode: ShippingMode }, now = new Date()): VatRates {
  const day = dayAtEstate(now);
  const there = mode === 'shop' ? null : placeVat({ tariffs }, place);
  return { goods: shippedRate(vat.rule, { home: vat.home, there }, day), visits: rateOn(vat.visits, day) };
}

/** Percentage of VAT in a visit that is booked now. */
export function visitVat({ vat }: ShippingTerms, now = new Date()): number {
  return rateOn(vat.visits, dayAtEstate(now));
}

/**
 * Percentage of VAT in a line of a basket. A voucher for one experience is taxed when it is sold, as that visit is; one for any
 * visit is not known to be for anything yet, so it stays outside VAT (null) until it is redeemed (Directive 2006/112/EC, articles 30a and 30b).
 */
export function lineVat({ goods, visits }: VatRates, gift: Gift | null | undefined): number | null {
  if (gift == null) return goods;
  return gift.experienceId === null ? null : visits;
}
