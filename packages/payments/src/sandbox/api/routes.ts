import type { Handler, Reader } from './call.ts';
import { cancelIntent, captureIntent } from './capture-intent.ts';
import { confirmIntent } from './confirm-intent.ts';
import { answerDispute, disputePayment, listDisputes } from './disputes.ts';
import { listCharges, listEvents, retrieveCharge, retrieveEvent } from './events-and-charges.ts';
import { createIntent, listIntents, retrieveIntent, updateIntent } from './payment-intents.ts';
import { createPaymentMethod, retrievePaymentMethod } from './payment-methods.ts';
import { createRefund, failRefund, listRefunds, retrieveRefund } from './refunds.ts';
import { authenticate, expireAuthorisation, failCall, setWebhooks } from './test-helpers.ts';

export type Route = { write: Handler } | { read: Reader };

/** What the sandbox answers: method and path with `*` for an id. */
const routes: Record<string, Route> = {
  'POST payment_intents': { write: createIntent },
  'GET payment_intents': { read: listIntents },
  'GET payment_intents/*': { read: retrieveIntent },
  'POST payment_intents/*': { write: updateIntent },
  'POST payment_intents/*/confirm': { write: confirmIntent },
  'POST payment_intents/*/capture': { write: captureIntent },
  'POST payment_intents/*/cancel': { write: cancelIntent },
  'POST refunds': { write: createRefund },
  'GET refunds': { read: listRefunds },
  'GET refunds/*': { read: retrieveRefund },
  'GET disputes': { read: listDisputes },
  'GET charges': { read: listCharges },
  'GET charges/*': { read: retrieveCharge },
  'GET events': { read: listEvents },
  'GET events/*': { read: retrieveEvent },
  'POST payment_methods': { write: createPaymentMethod },
  'GET payment_methods/*': { read: retrievePaymentMethod },
  'POST test_helpers/payment_intents/*/authenticate': { write: authenticate },
  'POST test_helpers/payment_intents/*/expire': { write: expireAuthorisation },
  'POST test_helpers/payment_intents/*/dispute': { write: disputePayment },
  'POST test_helpers/disputes/*/answer': { write: answerDispute },
  'POST test_helpers/refunds/*/fail': { write: failRefund },
  'POST test_helpers/webhooks': { read: setWebhooks },
  'POST test_helpers/failures': { read: failCall },
};

/** The route of `path` (the part after `/v1/`), its name here, and the id in it. */
export function findRoute(method: string, path: string): { route: Route; name: string; id: string } | null {
  const parts = path.split('/');
  const place = parts[0] === 'test_helpers' ? 2 : 1;
  const id = parts.length > place ? (parts[place] as string) : '';
  if (id) parts[place] = '*';
  const name = `${method} ${parts.join('/')}`;
  const route = routes[name];
  return route ? { route, name, id } : null;
}
