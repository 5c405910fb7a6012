import type { Cents } from './money.ts';

/** Home delivery, or pickup at the winery (members only). */
export type ShippingMode = 'home' | 'shop';

export interface ShippingTariff {
  price: Cents;
  /** Free from this subtotal on; null: never free. */
  freeFrom: Cents | null;
}

/**
 * Shipping in cents, VAT included. Pickup costs nothing; no tariff (country not
 * yet known) gives null, nothing to send (`subtotal` null) costs nothing. The threshold looks at the subtotal before coupons, so
 * that a coupon never takes free shipping away again.
 */
export function shippingCost(mode: ShippingMode, tariff: ShippingTariff | null, subtotal: Cents | null): Cents | null {
  if (mode === 'shop' || subtotal === null) return 0;
  if (tariff === null) return null;
  return tariff.freeFrom !== null && subtotal >= tariff.freeFrom ? 0 : tariff.price;
}

/** Who may choose the mode (specification section 6): pickup is for members. */
export function shippingModeAllowed(mode: ShippingMode, isMember: boolean): boolean {
  return mode === 'home' || isMember;
}

/** The subtotal of what is sent by post, in cents; null where there are lines and none of them is. */
export function postedSubtotal(lines: readonly { unitPrice: Cents; quantity: number; posted: boolean }[]): Cents | null {
  const sent = lines.filter(({ posted }) => posted);
  if (sent.length === 0 && lines.length > 0) return null;
  return sent.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
}
