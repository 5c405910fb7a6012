import type { Dispute } from '../store/records.ts';
import { newId } from '../ids.ts';
import { renderDispute } from '../shapes/dispute.ts';
import { renderList } from '../shapes/list.ts';
import type { Handler, Reader } from './call.ts';
import { event } from './confirm-intent.ts';
import { badParameter, noAccess, noSuch, wrongState } from './refusal.ts';

const known = {
  list: new Set(['payment_intent', 'charge', 'limit', 'starting_after', 'ending_before', 'created', 'expand']),
  answer: new Set(['outcome']),
};
const WEEK = 7 * 86_400;

/** GET /v1/disputes: newest first, of one intent or charge where named. */
export const listDisputes: Reader = ({ browser, parameters, store }) => {
  if (browser) throw noAccess('This API call cannot be made with a publishable API key. Please use a secret API key.');
  parameters.only(known.list);
  const intent = parameters.text('payment_intent');
  const charge = parameters.text('charge');
  return renderList(
    '/v1/disputes',
    store.disputes,
    parameters.page(),
    renderDispute,
    (dispute) => (!intent || dispute.intent === intent) && (!charge || dispute.charge === charge),
  );
};

/** POST /v1/test_helpers/payment_intents/{id}/dispute: the buyer has the bank take the payment back, which may be answered for a week. */
export const disputePayment: Handler = (call) => {
  const intent = call.store.intents.get(call.id);
  if (!intent || call.browser) throw noSuch('payment_intent', call.id);
  if (intent.status !== 'succeeded' || intent.charge === null) throw wrongState('Only what was captured can be disputed.', intent.id);
  const dispute: Dispute = {
    id: newId('du'),
    created: call.now,
    amount: intent.received,
    currency: intent.currency,
    charge: intent.charge,
    intent: intent.id,
    status: 'needs_response',
    dueBy: call.now + WEEK,
  };
  return { status: 200, change: { u: dispute, e: [event('charge.dispute.created')] }, show: { kind: 'dispute', id: dispute.id } };
};

/** POST /v1/test_helpers/disputes/{id}/answer: `outcome` under_review, won or lost. */
export const answerDispute: Handler = (call) => {
  const dispute = call.store.disputes.get(call.id);
  if (!dispute || call.browser) throw noSuch('dispute', call.id);
  call.parameters.only(known.answer);
  const status = call.parameters.oneOf('outcome', ['under_review', 'won', 'lost']);
  if (status === null) throw badParameter('Missing required param: outcome.', 'outcome', 'parameter_missing');
  const type = status === 'under_review' ? 'charge.dispute.updated' : 'charge.dispute.closed';
  return { status: 200, change: { u: { ...dispute, status }, e: [event(type)] }, show: { kind: 'dispute', id: dispute.id } };
};
