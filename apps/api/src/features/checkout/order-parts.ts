import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { type OrderParts, orderErrors, pickupAddress, shippingModeAllowed, normaliseOrder } from '@parral/rules';
import { ApiError } from '../../platform/http/api-error.ts';
import { refuseFields } from '../../platform/http/refuse-fields.ts';
import type { ShopSnapshot } from '../basket/index.ts';
import { isUnservedZone } from '../shipping/index.ts';
import type { Buyer } from './buyer.ts';
import { withFixedClient } from './member-data.ts';

type IntentRequest = components['schemas']['OrderIntentRequest'];

/** The parts of an order as a request gives them; what it leaves out is off. */
export function partsOf(body: IntentRequest): OrderParts {
  return normaliseOrder({
    client_info: body.client_info,
    shipping_mode: body.shipping_mode,
    shipping_address: body.shipping_address,
    billing_address: body.billing_address ?? null,
    is_gift: body.is_gift ?? false,
    gift_message: body.gift_message ?? '',
    newsletter_subscription: body.newsletter_subscription ?? false,
    update_member_data: body.update_member_data ?? false,
    comment: body.comment ?? '',
  });
}

/** Where an order is made, and whether anything of it goes by post. */
export interface OrderPlace {
  brand: string;
  language: Language;
  needsShipping: boolean;
}

/**
 * The parts as an order may have them (specification sections 5 and 6): a pickup
 * goes to the brand's shop whatever address was sent, where nothing is to be sent
 * no address is kept, and a member's e-mail and document are those of the membership. Throws
 * SHIPPING_MODE_NOT_ALLOWED, COUNTRY_NOT_SERVED, ZONE_NOT_SERVED, or the code of the
 * invalid fields (BAD_REQUEST when they have several).
 */
export function checkedParts(given: OrderParts, buyer: Buyer, { brand, language, needsShipping }: OrderPlace, shop: ShopSnapshot): OrderParts {
  const client = withFixedClient(given, buyer.fixed);
  const parts: OrderParts = needsShipping ? client : { ...client, shipping_mode: 'home', shipping_address: null };
  if (!shippingModeAllowed(parts.shipping_mode, buyer.memberId !== null)) throw new ApiError('SHIPPING_MODE_NOT_ALLOWED');
  const errors = orderErrors(parts, (country) => shop.shipping.tariffs.get(country)?.postcodeRegex ?? null);
  refuseFields(errors);
  if (parts.shipping_mode === 'shop') return { ...parts, shipping_address: shopAddress(parts, brand, language, shop) };
  if (!needsShipping) return parts;
  if (parts.shipping_address === null) throw new ApiError('BAD_REQUEST', { fields: { shipping_address: 'REQUIRED' } });
  if (!shop.shipping.tariffs.has(parts.shipping_address.country_id))
    throw new ApiError('COUNTRY_NOT_SERVED', { fields: { 'shipping_address.country_id': 'COUNTRY_NOT_SERVED' } });
  const { country_id: country, postcode } = parts.shipping_address;
  if (isUnservedZone(shop.shipping, { country, postcode }))
    throw new ApiError('ZONE_NOT_SERVED', { fields: { 'shipping_address.postcode': 'ZONE_NOT_SERVED' } });
  return parts;
}

function shopAddress(parts: OrderParts, brand: string, language: Language, shop: ShopSnapshot): OrderParts['shipping_address'] {
  const pickup = shop.site.brands.get(brand)?.pickup;
  if (pickup === undefined) throw new ApiError('UNKNOWN_BRAND', { fields: { web_site: 'UNKNOWN_BRAND' } });
  const { name, line1, postcode, locality, phone, hours } = pickup;
  return pickupAddress({ name, line1, postcode, locality, phone_number: phone, hours: hours[language] }, parts.client_info);
}
