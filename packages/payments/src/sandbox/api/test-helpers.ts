import type { PaymentStore } from '../store/payment-store.ts';
import type { Change, Intent } from '../store/records.ts';
import { type Handler, type Reader, shown } from './call.ts';
import { beginProcessing, endChallenge, event } from './confirm-intent.ts';
import { findIntent } from './find-intent.ts';
import { badParameter, noAccess, wrongState } from './refusal.ts';

const known = {
  authenticate: new Set(['outcome', 'client_secret', 'key', 'expand']),
  expire: new Set(['expand']),
  failures: new Set(['call', 'carried_out']),
};

/** So long a bank takes that takes its time. */
const processingSeconds = 12;

/**
 * POST /v1/test_helpers/payment_intents/{id}/authenticate: ends a challenge or a visit to the bank's page with `outcome` succeed
 * or fail; `succeed_later` and `fail_later`: it is processing first, until the bank decides or is told to by the same call.
 */
export const authenticate: Handler = (call) => {
  call.parameters.only(known.authenticate);
  const intent = findIntent(call);
  const outcome = call.parameters.oneOf('outcome', ['succeed', 'fail', 'succeed_later', 'fail_later']);
  if (outcome === null) throw badParameter('Missing required param: outcome.', 'outcome', 'parameter_missing');
  if (outcome.endsWith('_later')) return beginProcessing(call, intent, { at: call.now + processingSeconds, passed: outcome === 'succeed_later' });
  return endChallenge(call, intent, outcome === 'succeed');
};

/** POST /v1/test_helpers/payment_intents/{id}/expire: lets the authorisation lapse now, as the bank does after seven days. */
export const expireAuthorisation: Handler = (call) => {
  if (call.browser) throw noAccess('This API call cannot be made with a publishable API key. Please use a secret API key.');
  call.parameters.only(known.expire);
  const intent = findIntent(call);
  if (intent.status !== 'requires_capture') throw wrongState(`This PaymentIntent holds no authorisation: it has a status of ${intent.status}.`, intent.id);
  return shown(intent, lapse(intent, call.now));
};

/** POST /v1/test_helpers/webhooks: changes how webhooks are sent from now on, and answers the settings in force. */
export const setWebhooks: Reader = (call) => {
  if (call.browser) throw noAccess('This API call cannot be made with a publishable API key. Please use a secret API key.');
  return call.settings.set(call.parameters);
};

/**
 * POST /v1/test_helpers/failures: the next `call`, such as `POST refunds`, is answered with a 500, which its idempotency
 * key replays for a day as Stripe does; `carried_out` true: what was asked for happens all the same.
 */
export const failCall: Reader = (call) => {
  if (call.browser) throw noAccess('This API call cannot be made with a publishable API key. Please use a secret API key.');
  call.parameters.only(known.failures);
  const route = call.parameters.text('call');
  if (route === null) throw badParameter('Missing required param: call.', 'call', 'parameter_missing');
  const isCarriedOut = call.parameters.oneOf('carried_out', ['true', 'false']) === 'true';
  call.failNext(route, isCarriedOut);
  return { object: 'sandbox.failure', call: route, carried_out: isCarriedOut };
};

function lapse(intent: Intent, now: number): Omit<Change, 'at'> {
  return {
    ...(intent.charge && { c: { id: intent.charge, expired: true, captureBefore: null } }),
    i: { id: intent.id, status: 'canceled', capturable: 0, canceledAt: now, cancelReason: 'automatic', captureBefore: null },
    e: [...(intent.charge ? [event('charge.expired')] : []), event('payment_intent.canceled')],
  };
}

/** The changes that end every authorisation, of `ids` or of all, whose time is over at `now` (Unix seconds). */
export function lapsed(store: PaymentStore, now: number, ids: Iterable<string> = store.authorised): Change[] {
  const changes: Change[] = [];
  for (const id of ids) {
    const intent = store.intents.get(id);
    if (intent?.captureBefore != null && intent.captureBefore <= now) changes.push({ at: now, ...lapse(intent, now) });
  }
  return changes;
}

/** The changes by which banks that took their time decide at `now` (Unix seconds). */
export function decided(store: PaymentStore, now: number): Change[] {
  const changes: Change[] = [];
  for (const id of store.processing) {
    const intent = store.intents.get(id);
    if (intent?.decision != null && intent.decision.at <= now)
      changes.push({ at: now, ...endChallenge({ store, now }, intent, intent.decision.passed).change });
  }
  return changes;
}
