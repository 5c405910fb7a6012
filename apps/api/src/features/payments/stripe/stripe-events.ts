import type Stripe from 'stripe';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { PaymentEvent } from '../payment-provider.ts';
import { stripeSdk } from './stripe-client.ts';

/** Events of a payment after which an order may have to be finalised or released. */
const ofPayments = new Set(['payment_intent.amount_capturable_updated', 'payment_intent.succeeded', 'payment_intent.canceled']);
/** Events of money that went back: whoever gave it back, whether it arrived, or that the bank takes it. */
const ofReturns = /^(?:refund\.|charge\.refund|charge\.dispute\.)/;

/**
 * The payment that a signed event tells something about; null for
 * events of no meaning here. The event's own contents are not used: whoever
 * acts asks the provider for the payment as it is now, so that late, repeated
 * and reordered events do no harm.
 * Throws SIGNATURE_INVALID when the raw body is not signed with the secret.
 */
export function readEvent(body: Buffer, signature: string | undefined, secret: string | undefined): PaymentEvent | null {
  if (signature === undefined || secret === undefined) throw new ApiError('SIGNATURE_INVALID');
  let event: Stripe.Event;
  try {
    event = stripeSdk().webhooks.constructEvent(body, signature, secret);
  } catch (error) {
    throw Object.assign(new ApiError('SIGNATURE_INVALID'), { cause: error });
  }
  const { object } = event.data;
  if (ofPayments.has(event.type)) return told(object, 'id', 'payment');
  return ofReturns.test(event.type) ? told(object, 'payment_intent', 'returns') : null;
}

function told(object: object, field: string, about: PaymentEvent['about']): PaymentEvent | null {
  const paymentId = (object as Record<string, unknown>)[field];
  return typeof paymentId === 'string' ? { paymentId, about } : null;
}
