import type { Intent } from '../store/records.ts';
import { newId, randomText } from '../ids.ts';
import { renderList } from '../shapes/list.ts';
import { renderIntent } from '../shapes/payment-intent.ts';
import { type Handler, type Reader, shown } from './call.ts';
import { amountIn } from './amounts.ts';
import { confirmWith, event } from './confirm-intent.ts';
import { findIntent } from './find-intent.ts';
import { methodOf } from './payment-methods.ts';
import { allowedTypes } from './payment-types.ts';
import { badParameter, noAccess, wrongState } from './refusal.ts';

const details = [
  'amount',
  'currency',
  'metadata',
  'description',
  'receipt_email',
  'shipping',
  'statement_descriptor',
  'statement_descriptor_suffix',
  'transfer_group',
  'setup_future_usage',
  'payment_method',
  'payment_method_data',
  'payment_method_options',
  'capture_method',
  'customer',
  'expand',
];
const known = {
  create: new Set([
    ...details,
    'allowed_payment_method_types',
    'payment_method_types',
    'automatic_payment_methods',
    'confirm',
    'confirmation_method',
    'return_url',
    'use_stripe_sdk',
    'off_session',
    'error_on_requires_action',
    'radar_options',
    'mandate',
    'mandate_data',
  ]),
  update: new Set([...details, 'client_secret', 'key']),
  list: new Set(['limit', 'starting_after', 'ending_before', 'created', 'customer', 'expand']),
};

/** POST /v1/payment_intents: amount in cents, at least Stripe's minimum for the currency; with `confirm=true` it is confirmed at once. */
export const createIntent: Handler = (call) => {
  const { parameters, now } = call;
  if (call.browser) throw noAccess('This API call cannot be made with a publishable API key. Please use a secret API key.');
  parameters.only(known.create);
  const currency = parameters.text('currency')?.toLowerCase();
  if (!currency) throw badParameter('Missing required param: currency.', 'currency', 'parameter_missing');
  const amount = amountIn(parameters, currency);
  const automatic = parameters.group('automatic_payment_methods');
  const types = allowedTypes(parameters);
  const id = newId('pi');
  const intent: Intent = {
    id,
    secret: `${id}_secret_${randomText(25)}`,
    created: now,
    amount,
    currency,
    captureMethod: parameters.oneOf('capture_method', ['automatic', 'automatic_async', 'manual']) ?? 'automatic_async',
    cardCapture: parameters.group('payment_method_options')?.group('card')?.oneOf('capture_method', ['manual']) ?? null,
    types,
    // Stripe turns automatic methods on for whoever names no types.
    automaticMethods:
      automatic?.yes('enabled') || (!automatic && types === null) ? { redirects: automatic?.oneOf('allow_redirects', ['always', 'never']) ?? 'always' } : null,
    status: 'requires_payment_method',
    capturable: 0,
    received: 0,
    metadata: parameters.metadata(),
    description: parameters.text('description'),
    receiptEmail: parameters.text('receipt_email'),
    descriptorSuffix: parameters.text('statement_descriptor_suffix'),
    transferGroup: parameters.text('transfer_group'),
    setupFutureUsage: parameters.oneOf('setup_future_usage', ['on_session', 'off_session']),
    shipping: parameters.raw('shipping') ?? null,
    method: null,
    charge: null,
    action: null,
    lastError: null,
    captureBefore: null,
    decision: null,
    canceledAt: null,
    cancelReason: null,
  };
  const created = event('payment_intent.created');
  if (parameters.yes('confirm')) {
    const outcome = confirmWith(call, intent, intent);
    return { ...outcome, change: { ...outcome.change, e: [created, ...(outcome.change.e ?? [])] } };
  }
  const given = methodOf(call);
  if (given) {
    intent.method = given.method.id;
    intent.status = 'requires_confirmation';
  }
  return shown(intent, { ...(given?.made && { m: given.method }), i: intent, e: [created] });
};

const changeable = new Set<Intent['status']>(['requires_payment_method', 'requires_confirmation', 'requires_action']);

/** POST /v1/payment_intents/{id}: the amount only before the card is authorised; metadata and description always. */
export const updateIntent: Handler = (call) => {
  const { parameters } = call;
  if (call.browser) throw noAccess('This API call cannot be made with a publishable API key. Please use a secret API key.');
  parameters.only(known.update);
  const intent = findIntent(call);
  const patch: Partial<Intent> & { id: string } = { id: intent.id };
  for (const name of ['amount', 'currency', 'payment_method', 'payment_method_data', 'capture_method']) {
    if (parameters.has(name) && !changeable.has(intent.status)) {
      throw wrongState(
        `This PaymentIntent's ${name} could not be updated because it has a status of ${intent.status}. You may only update the ${name} of a PaymentIntent with one of the following statuses: requires_payment_method, requires_confirmation, requires_action.`,
        intent.id,
        name,
      );
    }
  }
  const currency = parameters.text('currency')?.toLowerCase() ?? intent.currency;
  if (parameters.has('amount') || currency !== intent.currency) {
    patch.amount = parameters.has('amount') ? amountIn(parameters, currency) : intent.amount;
    patch.currency = currency;
    // A card that is being authenticated was asked for the old amount: it must be asked again.
    if (intent.status === 'requires_action' && patch.amount !== intent.amount) Object.assign(patch, { status: 'requires_confirmation', action: null });
  }
  if (parameters.has('metadata')) patch.metadata = parameters.metadata(intent.metadata);
  if (parameters.has('description')) patch.description = parameters.text('description');
  if (parameters.has('receipt_email')) patch.receiptEmail = parameters.text('receipt_email');
  if (parameters.has('statement_descriptor_suffix')) patch.descriptorSuffix = parameters.text('statement_descriptor_suffix');
  if (parameters.has('transfer_group')) patch.transferGroup = parameters.text('transfer_group');
  if (parameters.has('setup_future_usage')) patch.setupFutureUsage = parameters.oneOf('setup_future_usage', ['on_session', 'off_session']);
  if (parameters.has('shipping')) patch.shipping = parameters.raw('shipping') || null;
  const captureMethod = parameters.oneOf('capture_method', ['automatic', 'automatic_async', 'manual']);
  if (captureMethod) patch.captureMethod = captureMethod;
  const given = methodOf(call);
  if (given) Object.assign(patch, { method: given.method.id, status: 'requires_confirmation', action: null });
  return shown(intent, { ...(given?.made && { m: given.method }), i: patch });
};

/** GET /v1/payment_intents/{id} */
export const retrieveIntent: Reader = (call) => {
  const intent = findIntent(call);
  const charge = intent.charge ? (call.store.charges.get(intent.charge) ?? null) : null;
  return renderIntent(
    {
      kind: 'payment_intent',
      object: intent,
      charge,
      expand: call.parameters.list('expand'),
      browser: call.browser,
      error: null,
    },
    intent,
    call,
  );
};

/** GET /v1/payment_intents: newest first. */
export const listIntents: Reader = (call) => {
  if (call.browser) throw noAccess('This API call cannot be made with a publishable API key. Please use a secret API key.');
  call.parameters.only(known.list);
  return renderList('/v1/payment_intents', call.store.intents, call.parameters.page(), (intent) =>
    renderIntent(call.store.view('payment_intent', intent.id, [], false), intent, call),
  );
};
