import type { components } from '@parral/api-spec';
import { apportion } from './apportion.ts';
import { type Cents, toDecimal } from './money.ts';

/** What something costs, VAT included, and the percentage that is in it; null: outside VAT, as a voucher whose use is not known yet. */
export interface Taxable {
  gross: Cents;
  ratePercent: number | null;
}

/** The same with the cents of VAT in it. */
export interface Taxed extends Taxable {
  vat: Cents;
}

/** All that is sold at one rate: `base` + `vat` = `gross`, in cents. `ratePercent` null: outside VAT. */
export interface VatAtRate extends Taxed {
  base: Cents;
}

/** VAT contained in a gross amount, rounded half up once: 12440 at 21 % → 2159. Rates have at most two decimals. */
export function vatContained(gross: Cents, ratePercent: number | null): Cents {
  const hundredths = Math.round((ratePercent ?? 0) * 100);
  return Math.round((gross * hundredths) / (10_000 + hundredths));
}

/**
 * The VAT in each item, in their order. It is rounded once for each rate, over all that is sold at it; the items of a rate
 * share it to the cent in proportion to what they cost, so that what single lines carry adds up to what an invoice says.
 */
export function vatOfEach(items: readonly Taxable[]): Cents[] {
  const vat = items.map(() => 0);
  for (const rate of new Set(items.map(({ ratePercent }) => ratePercent))) {
    const at = items.flatMap((item, index) => (item.ratePercent === rate ? [index] : []));
    const costs = at.map((index) => items[index]?.gross ?? 0);
    const contained = vatContained(
      costs.reduce((sum, cost) => sum + cost, 0),
      rate,
    );
    apportion(contained, costs).forEach((share, index) => {
      vat[at[index] ?? 0] = share;
    });
  }
  return vat;
}

/** Items summed up by rate, the highest first, what is outside VAT last; a rate at which nothing is charged is left out. */
export function vatByRate(items: readonly Taxed[]): VatAtRate[] {
  const rates = [...new Set(items.map(({ ratePercent }) => ratePercent))].toSorted((a, b) => (b ?? -1) - (a ?? -1));
  return rates.flatMap((ratePercent) => {
    const at = items.filter((item) => item.ratePercent === ratePercent);
    const gross = at.reduce((sum, item) => sum + item.gross, 0);
    const vat = at.reduce((sum, item) => sum + item.vat, 0);
    return gross === 0 ? [] : [{ ratePercent, base: gross - vat, vat, gross }];
  });
}

/** The same as the API answers it, in euros. */
export function showTaxes(parts: readonly VatAtRate[]): components['schemas']['TaxAtRate'][] {
  return parts.map(({ ratePercent, base, vat, gross }) => ({ rate_percent: ratePercent, base: toDecimal(base), tax: toDecimal(vat), total: toDecimal(gross) }));
}

/**
 * VAT in the next part of an item that goes back, when `before` cents of it went back already: parts that add up to the item
 * carry VAT that adds up to the item's, in whatever steps.
 */
export function vatOfRefund({ gross, vat }: Pick<Taxed, 'gross' | 'vat'>, part: Cents, before: Cents = 0): Cents {
  const upTo = (cents: Cents) => (gross === 0 ? 0 : Math.round((vat * Math.min(cents, gross)) / gross));
  return upTo(before + part) - upTo(before);
}
