import type { components } from '@parral/api-spec';
import { normaliseEmail } from './contact-fields.ts';
import { normaliseDocumentNumber } from './document-number.ts';
import type { Cents } from './money.ts';

type Schemas = components['schemas'];

/** The parts of an order that the buyer may change until the card is authorised. */
export interface OrderParts {
  client_info: Schemas['ClientInfo'];
  shipping_mode: Schemas['ShippingMode'];
  /** null where nothing is to be sent. */
  shipping_address: Schemas['ShippingAddress'] | null;
  billing_address: Schemas['BillingAddress'] | null;
  is_gift: boolean;
  /** Goes with the delivery note of a gift; orders of older versions have none. */
  gift_message?: string;
  newsletter_subscription: boolean;
  update_member_data: boolean;
  comment: string;
}

/**
 * The parts of the next revision: what the change names is taken, what it leaves
 * out stays; `billing_address: null` takes billing off. E-mail and document
 * numbers are brought to their kept form. Lines and prices are never touched:
 * they are those the buyer saw when the intent was made.
 */
export function reviseParts(current: OrderParts, change: Partial<OrderParts>): OrderParts {
  const next = { ...current };
  for (const [name, value] of Object.entries(change)) {
    if (value !== undefined) Object.assign(next, { [name]: value });
  }
  return normaliseOrder(next);
}

/** The parts as they are kept: e-mail lower-cased, document numbers in capitals without blanks. */
export function normaliseOrder(parts: OrderParts): OrderParts {
  const { gift_message: message = '', ...others } = parts;
  const { client_info: client, billing_address: billing } = others;
  return {
    ...others,
    client_info: { ...client, email: normaliseEmail(client.email), document_number: normaliseDocumentNumber(client.document_number) },
    billing_address: billing && { ...billing, email: normaliseEmail(billing.email), document_number: normaliseDocumentNumber(billing.document_number) },
    comment: parts.comment.trim(),
    ...(parts.is_gift && message.trim() !== '' && { gift_message: message.trim() }),
  };
}

/** Whether a change may move the total: only mode, country and postcode do, since lines stay. */
export function changesShipping(current: OrderParts, next: OrderParts): boolean {
  const [before, after] = [current.shipping_address, next.shipping_address];
  return current.shipping_mode !== next.shipping_mode || before?.country_id !== after?.country_id || before?.postcode !== after?.postcode;
}

/** The card provider takes no payment under 50 cents. */
export const minimumCharge: Cents = 50;

/** What the card is asked for: the total, or nothing when it is under the provider's minimum. */
export function amountDue(total: Cents): Cents {
  return total < minimumCharge ? 0 : total;
}
