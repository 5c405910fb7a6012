import type { Refund } from '../store/records.ts';
import { newId } from '../ids.ts';
import { renderList } from '../shapes/list.ts';
import { renderRefund } from '../shapes/refund.ts';
import type { Handler, Reader } from './call.ts';
import { event } from './confirm-intent.ts';
import { Refusal, badParameter, noAccess, noSuch, wrongState } from './refusal.ts';

const known = {
  create: new Set(['payment_intent', 'charge', 'amount', 'currency', 'reason', 'metadata', 'instructions_email', 'expand']),
  list: new Set(['payment_intent', 'charge', 'limit', 'starting_after', 'ending_before', 'created', 'expand']),
};

/** POST /v1/refunds: gives back what was captured, or `amount` cents of it. */
export const createRefund: Handler = (call) => {
  if (call.browser) throw noAccess('This API call cannot be made with a publishable API key. Please use a secret API key.');
  const { parameters, store } = call;
  parameters.only(known.create);
  const intentId = parameters.text('payment_intent');
  const chargeId = parameters.text('charge') ?? (intentId ? store.intents.get(intentId)?.charge : null);
  if (!intentId && !chargeId)
    throw badParameter('One of the following params should be provided for this request: payment_intent or charge.', 'payment_intent', 'parameter_missing');
  if (intentId && !store.intents.has(intentId)) throw noSuch('payment_intent', intentId, 'payment_intent');
  const charge = chargeId ? store.charges.get(chargeId) : undefined;
  if (!charge && chargeId) throw noSuch('charge', chargeId, 'charge');
  if (!charge || charge.status !== 'succeeded' || !charge.captured) {
    const id = intentId ?? charge?.intent ?? '';
    throw wrongState(`This PaymentIntent (${id}) does not have a successful charge to refund.`, id, 'payment_intent');
  }
  const left = charge.amountCaptured - charge.amountRefunded;
  if (left === 0) {
    const code = 'charge_already_refunded';
    throw new Refusal(
      400,
      {
        type: 'invalid_request_error',
        code,
        message: `Charge ${charge.id} has already been refunded.`,
        doc_url: 'https://docs.stripe.com/error-codes#charge-already-refunded',
      },
      { kept: true },
    );
  }
  const amount = parameters.integer('amount') ?? left;
  if (amount < 1) throw badParameter('Invalid positive integer', 'amount', 'parameter_invalid_integer');
  if (amount > left) throw badParameter(`Refund amount (${euros(amount)}) is greater than unrefunded amount on charge (${euros(left)})`, 'amount');
  const refund: Refund = {
    id: newId('re'),
    created: call.now,
    amount,
    currency: charge.currency,
    charge: charge.id,
    intent: charge.intent,
    reason: parameters.oneOf('reason', ['duplicate', 'fraudulent', 'requested_by_customer']),
    metadata: parameters.metadata(),
  };
  return {
    status: 200,
    change: {
      c: { id: charge.id, amountRefunded: charge.amountRefunded + amount },
      r: refund,
      e: [event('refund.created'), event('charge.refunded')],
    },
    show: { kind: 'refund', id: refund.id },
  };
};

/** POST /v1/test_helpers/refunds/{id}/fail: the bank does not take the refund, and the money is the seller's again. */
export const failRefund: Handler = (call) => {
  const refund = call.store.refunds.get(call.id);
  if (!refund || call.browser) throw noSuch('refund', call.id);
  const charge = call.store.charges.get(refund.charge);
  if (refund.failed || !charge) throw badParameter(`The refund ${refund.id} has failed already.`);
  return {
    status: 200,
    change: {
      c: { id: charge.id, amountRefunded: charge.amountRefunded - refund.amount },
      r: { ...refund, failed: true },
      e: [event('refund.failed')],
    },
    show: { kind: 'refund', id: refund.id },
  };
};

/** GET /v1/refunds/{id} */
export const retrieveRefund: Reader = (call) => {
  const refund = call.store.refunds.get(call.id);
  if (!refund || call.browser) throw noSuch('refund', call.id);
  return renderRefund(refund);
};

/** GET /v1/refunds: newest first, of one intent or charge where named. */
export const listRefunds: Reader = (call) => {
  if (call.browser) throw noAccess('This API call cannot be made with a publishable API key. Please use a secret API key.');
  const { parameters, store } = call;
  parameters.only(known.list);
  const intent = parameters.text('payment_intent');
  const charge = parameters.text('charge');
  return renderList(
    '/v1/refunds',
    store.refunds,
    parameters.page(),
    renderRefund,
    (refund) => (!intent || refund.intent === intent) && (!charge || refund.charge === charge),
  );
};

const euros = (cents: number) => `€${(cents / 100).toFixed(2)}`;
