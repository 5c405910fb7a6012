/** A percentage of VAT and the day from which it holds, `YYYY-MM-DD`; null: as long as anybody remembers. */
export interface VatRate {
  percent: number;
  from: string | null;
}

/**
 * Whose rate a sale carries that is sent abroad: `origin` is the seller's own country, as long as all it sells to other countries of the
 * EU stays below 10,000 € a year; `destination` the buyer's, paid through the EU's one-stop shop (Directive 2006/112/EC, articles 33 and 59c).
 */
export type VatRule = 'origin' | 'destination';

/** The percentage that holds on a day (`YYYY-MM-DD`); `rates` in the order of their days. Before the first of them the first holds. Throws a RangeError without any. */
export function rateOn(rates: readonly VatRate[], day: string): number {
  const rate = rates.findLast(({ from }) => from === null || from <= day) ?? rates[0];
  if (rate === undefined) throw new RangeError('There is no rate of VAT.');
  return rate.percent;
}

/**
 * The percentage in goods that are sent to a place, on a day. A place at 0 % is outside the VAT of the EU: what is sent there is
 * exported, by whichever rule.
 */
export function shippedRate(rule: VatRule, rates: { home: readonly VatRate[]; there: readonly VatRate[] | null }, day: string): number {
  const there = rates.there === null ? null : rateOn(rates.there, day);
  return there === 0 || (rule === 'destination' && there !== null) ? there : rateOn(rates.home, day);
}
