import type { Intent } from '../store/records.ts';
import type { Call } from './call.ts';
import { badParameter, noSuch } from './refusal.ts';

/** The intent named in the path, if this caller may see it: a browser must bring the intent's own client secret. */
export function findIntent(call: Call): Intent {
  const intent = call.store.intents.get(call.id);
  const secret = call.parameters.text('client_secret');
  if (call.browser && secret === null) throw badParameter('Missing required param: client_secret.', 'client_secret', 'parameter_missing');
  if (!intent) throw noSuch('payment_intent', call.id, 'intent');
  if (secret !== null && secret !== intent.secret) {
    throw badParameter(
      'The client_secret provided does not match any associated PaymentIntent on this account. Ensure the publishable key used belongs to the same account that created the PaymentIntent.',
      'client_secret',
      'payment_intent_invalid_parameter',
    );
  }
  return intent;
}
