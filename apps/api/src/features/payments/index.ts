import { ApiError } from '../../platform/http/api-error.ts';
import { rawBody } from '../../platform/http/bodies.ts';
import type { Context } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { PaymentEvents } from './payment-events.ts';
import { webhookSecret } from './stripe-client.ts';
import { paymentOfEvent } from './webhook.ts';

export { CardPayments, PaymentStateError, type CardPayment, type CardRefund } from './card-payments.ts';
export { PaymentEvents } from './payment-events.ts';
export { reconcileEverySeconds } from './reconcile-interval.ts';
export { createStripe } from './stripe-client.ts';

export const uses = [] as const;

/** What features are given that take payments. */
export interface PaymentsContext extends Context {
  /** The card provider's events: a feature that takes payments registers how it finishes its own. */
  payments: PaymentEvents;
}

/**
 * The card provider's signed events, each finished by the feature whose payment
 * it is about. What that refuses (stock or places gone), and a payment that
 * nobody here knows, is no fault of the event, so that the provider does not
 * send it again; what failed for a moment is.
 */
export function payments(context: PaymentsContext): Pick<Handlers, 'receivePaymentEvent'> {
  const secret = webhookSecret(context.config);
  return {
    async receivePaymentEvent({ request }) {
      const signature = request.headers['stripe-signature'];
      const paymentId = paymentOfEvent(rawBody(request), typeof signature === 'string' ? signature : undefined, secret);
      if (paymentId === null) return { received: true };
      try {
        if (!(await context.payments.finish(paymentId))) request.log.info({ payment: paymentId }, 'event of a payment that is not of this estate');
      } catch (error) {
        if (!(error instanceof ApiError) || error.status >= 500)
          throw new Error(`The event of payment ${paymentId} could not be worked off; the provider sends it again.`, { cause: error });
        request.log.info({ payment: paymentId, code: error.code }, 'payment event changed nothing');
      }
      return { received: true };
    },
  };
}
