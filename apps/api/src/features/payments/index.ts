import type { Registry } from 'prom-client';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Context } from '../../platform/context.ts';
import { rawBody } from '../../platform/http/bodies.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { tellingOf } from '../notices/index.ts';
import { Payments } from './payments.ts';
import { refusalNoticesOf } from './refusal-notice.ts';
import { returnNoticesOf } from './return-notice.ts';
import { registerReturns } from './returns.ts';
import { StripeProvider } from './stripe/stripe-provider.ts';

export { compareCharges, compareRefunds, lacksSale, type ChargedSale, type RefundedSale } from './compare-charges.ts';
export { finalise } from './finalise.ts';
export { holdSeconds, prolonging, unlessHeld, whileHeld, type IntentHold } from './intent-hold.ts';
export { isDecided, isFree, openPayment } from './open-payment.ts';
export { Unavailable, type IntentStage, type Payable, type Payer, type Refusal, type UnfinishedQuery } from './payable.ts';
export { PaymentStateError, type DisputeState, type Payment, type PaymentProvider, type Refund } from './payment-provider.ts';
export { registerPayable } from './register-payable.ts';
export { askPayment, bookCapture, capturedPayments, failPayment, isCaptured, paymentsOf, type PaymentRow } from './payment.store.ts';
export type { RefundedLine, RefundReason } from './payments.schema.ts';
export { failedRefunds, isOrdered, refundedOf, refundRows, refundsOf, refundsStanding, refundSums, type RefundRow } from './refund.store.ts';
export { bookRefund, refundable, refundBooked, type RefundBooked, type RefundOrder } from './refunds.ts';
export { disputesOf, unansweredDisputes } from './returns.store.ts';
export { callOff, isReversalQueued, queueRelease } from './reversal.ts';
export { singleFlight } from './single-flight.ts';

export const uses = ['notices', 'site'] as const;

/** What features are given that take payments. */
export interface PaymentsContext extends Context {
  /** The provider, and who finishes the payments that it sends events about. */
  payments: Payments;
}

/** The one place where a provider is chosen. */
export function createPayments(context: Context): Payments {
  return new Payments(new StripeProvider(context.config), {
    ...context,
    prepareToTell: tellingOf(context),
    prepareReturnNotice: returnNoticesOf(context),
    tellRefusal: refusalNoticesOf(context),
  });
}

/**
 * The provider's signed events, each finished by the feature whose payment it is about. What that refuses (stock or places
 * gone), and a payment that nobody here knows, is no error of the event, so that the provider does not send it again; what
 * failed for a moment is.
 */
export function payments({ payments, ...context }: PaymentsContext, registry: Registry): Pick<Handlers, 'receivePaymentEvent'> {
  payments.outcomes.show(
    registry,
    'sales_total',
    'What became of authorised payments of orders and visits: paid, sold out meanwhile, lapsed, for something else',
    ['subject', 'outcome'],
  );
  registerReturns(payments, context);
  return {
    async receivePaymentEvent({ request }) {
      const event = payments.provider.readEvent(rawBody(request), request.headers);
      if (event === null) return { received: true };
      const { paymentId } = event;
      try {
        if (!(await payments.receive(event))) request.log.info({ payment: paymentId }, 'event of a payment that is not of this estate');
      } catch (error) {
        if (!(error instanceof ApiError) || error.status >= 500)
          throw new Error(`The event of payment ${paymentId} could not be worked off; the provider sends it again.`, { cause: error });
        request.log.info({ payment: paymentId, code: error.code }, 'payment event changed nothing');
      }
      return { received: true };
    },
  };
}
