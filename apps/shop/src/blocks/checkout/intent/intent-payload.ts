import type { components } from '@parral/api-spec';
import { billingPayload, clientInfoPayload, isCompany, pickupAddress, shippingPayload } from '@parral/rules';
import { type Buyer, invoiceParts, modeOf, type Who } from '../form/buyer.ts';
import type { CheckoutValues } from '../form/checkout-values.ts';
import { lockedOf } from '../form/first-values.ts';

type Schemas = components['schemas'];

/** What the server needs besides what was typed. */
export interface IntentContext extends Buyer {
  language: Schemas['Language'];
  brand: Schemas['Brand'];
  /** The total on the screen, in euros; another one on the server answers PRICE_CHANGED. */
  totalSeen: number;
}

/** The parts of an intent that can change after step one. */
export type IntentParts = Omit<Schemas['UpdateIntentRequest'], 'payment_intent'>;

/** Billing address, or null when the invoice has the client's name and the shipping address (specification section 2: billing data are optional). */
export function billingAddress(values: CheckoutValues, buyer: Who): Schemas['BillingAddress'] | null {
  const { client, shipping, billing } = values;
  const parts = invoiceParts(values, buyer);
  if (parts.stored !== null) {
    const { country, ...rest } = parts.stored;
    return { ...rest, country_id: country };
  }
  if (!parts.entity && !parts.place) return null;
  const { name, surname, documentType, documentNumber, email } = parts.entity ? billing : client;
  const place = parts.place ? billing : shipping;
  const entity = parts.entity && isCompany(billing) ? 'company' : 'person';
  return billingPayload({ ...place, name, surname, documentType, documentNumber, email, company: billing.company }, entity);
}

/** Client data, shipping mode and address: none where all comes by mail, the fixed shop address at a pickup, whatever the home address says (specification section 3). */
function deliveryParts(values: CheckoutValues, buyer: Buyer) {
  const client = buyer.member === null ? values.client : { ...values.client, ...lockedOf(buyer.member) };
  const mode = modeOf(values, buyer);
  return {
    client_info: clientInfoPayload(client),
    shipping_mode: mode,
    shipping_address: buyer.byMail
      ? null
      : mode === 'shop'
        ? pickupAddress(buyer.pickup, { name: client.name.trim(), surname: client.surname.trim() })
        : shippingPayload(values.shipping, client),
  };
}

/** All the parts as the form has them now; `comment` and `gift_message` are there even when empty, so that they can be taken back. */
export function intentParts(values: CheckoutValues, buyer: Buyer): IntentParts {
  return {
    ...deliveryParts(values, buyer),
    billing_address: billingAddress(values, buyer),
    is_gift: values.extras.isGift,
    gift_message: values.extras.isGift ? values.extras.giftMessage.trim() : '',
    newsletter_subscription: values.extras.newsletter,
    comment: values.extras.comment.trim(),
    ...(buyer.member !== null && { update_member_data: values.extras.updateMember }),
  };
}

/** The whole order intent (specification section 7, POST order/intent); members are not asked for the terms. */
export function intentPayload(values: CheckoutValues, { language, brand, totalSeen, ...buyer }: IntentContext): Schemas['OrderIntentRequest'] {
  return {
    ...intentParts(values, buyer),
    ...deliveryParts(values, buyer),
    ...(buyer.member === null && { terms_accepted: values.terms.accepted }),
    total_seen: totalSeen,
    web_language: language,
    web_site: brand,
  };
}
