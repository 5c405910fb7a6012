import type { ShippingTerms } from './shipping.store.ts';

/** A voucher that is sold: for one experience, or (null) for any visit. */
interface Gift {
  experienceId: string | null;
}

/** Percentage of VAT in goods and in their shipping. */
export function goodsVat({ vatPercent }: ShippingTerms): number {
  return vatPercent;
}

/** Percentage of VAT in a visit. */
export function visitVat({ vatPercent }: ShippingTerms): number {
  return vatPercent;
}

/**
 * Percentage of VAT in a line of a basket. A voucher for one experience is taxed when it is sold, as that visit is; one for any
 * visit is not known to be for anything yet, so it stays outside VAT (null) until it is redeemed (Directive 2006/112/EC, articles 30a and 30b).
 */
export function lineVat(terms: ShippingTerms, gift: Gift | null | undefined): number | null {
  if (gift == null) return goodsVat(terms);
  return gift.experienceId === null ? null : visitVat(terms);
}
