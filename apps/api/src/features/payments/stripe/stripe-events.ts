import Stripe from 'stripe';
import { ApiError } from '../../../platform/http/api-error.ts';

/** Events after which an order may have to be finalised or released. */
const telling = new Set(['payment_intent.amount_capturable_updated', 'payment_intent.succeeded', 'payment_intent.canceled']);

/**
 * The id of the payment that a signed event tells something about; null for
 * events of no meaning here. The event's own contents are not used: whoever
 * acts asks the provider for the payment as it is now, so that late, repeated
 * and reordered events do no harm.
 * Throws SIGNATURE_INVALID when the raw body is not signed with the secret.
 */
export function paymentOfEvent(body: Buffer, signature: string | undefined, secret: string | undefined): string | null {
  if (signature === undefined || secret === undefined) throw new ApiError('SIGNATURE_INVALID');
  let event: Stripe.Event;
  try {
    event = Stripe.webhooks.constructEvent(body, signature, secret);
  } catch (error) {
    throw Object.assign(new ApiError('SIGNATURE_INVALID'), { cause: error });
  }
  if (!telling.has(event.type)) return null;
  const { object } = event.data;
  return 'id' in object && typeof object.id === 'string' ? object.id : null;
}
