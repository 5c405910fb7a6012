import type { components } from '@parral/api-spec';
import type { ShippingMode } from '@parral/rules';
import { type CheckoutValues, type Section, sections } from './checkout-values.ts';

type Schemas = components['schemas'];

/** Who buys, and where members may collect: what decides which parts of the form count. */
export interface Buyer {
  /** What the club knows of the buyer; null for a visitor. */
  member: Schemas['MemberData'] | null;
  pickup: Schemas['Site']['pickup'];
  /** All that is bought comes by mail: no address is asked, no way of delivery to choose. */
  byMail?: boolean;
}

export type Who = Pick<Buyer, 'member' | 'byMail'>;

/** Home delivery, or pickup, which is for members only (specification section 6). */
export function modeOf({ delivery }: Pick<CheckoutValues, 'delivery'>, { member, byMail }: Who): ShippingMode {
  return member === null || byMail ? 'home' : delivery.mode;
}

/** Whether a shipping address is asked for: at home delivery, where anything is sent. */
export function asksAddress(values: Pick<CheckoutValues, 'delivery'>, who: Who): boolean {
  return !who.byMail && modeOf(values, who) === 'home';
}

/** ISO code of the country that the order goes to; a pickup is in Spain (specification section 3). */
export function countryOf(values: Pick<CheckoutValues, 'delivery' | 'shipping'>, who: Who): string {
  return modeOf(values, who) === 'shop' ? 'ES' : values.shipping.country;
}

/** The sections that stand on the screen: the mode for members, the address for home delivery (specification section 2). */
export function shownSections(values: Pick<CheckoutValues, 'delivery'>, who: Who): Section[] {
  const shown: Partial<Record<Section, boolean>> = { delivery: who.member !== null && !who.byMail, shipping: asksAddress(values, who) };
  return sections.filter((section) => shown[section] ?? true);
}

/** What is asked for the invoice besides the buyer's own data; `stored` is used as it is, and nothing else is asked. */
export interface InvoiceParts {
  stored: Schemas['MemberAddress'] | null;
  entity: boolean;
  place: boolean;
}

/** Which billing data count. Without a shipping address there is no address to share, so another name brings its own. */
export function invoiceParts(values: Pick<CheckoutValues, 'billing' | 'delivery'>, who: Who): InvoiceParts {
  const { reuse, otherEntity, sameAddress } = values.billing;
  const stored = reuse ? (who.member?.billing_address ?? null) : null;
  if (stored !== null) return { stored, entity: false, place: false };
  return { stored, entity: otherEntity, place: asksAddress(values, who) ? !sameAddress : otherEntity };
}
