import type { Charge, Intent, NextAction, PaymentMethod } from '../store/records.ts';
import { newId } from '../ids.ts';
import { type Call, type Handler, type Outcome, shown } from './call.ts';
import { findIntent } from './find-intent.ts';
import { methodOf } from './payment-methods.ts';
import { badParameter, wrongState } from './refusal.ts';
import { authenticationError, bankError, behaviours, cardError } from './test-cards.ts';

/** Days for which a bank holds an authorised amount; afterwards the payment is canceled by itself. */
export const AUTHORISATION_DAYS = 7;

const confirmable = new Set<Intent['status']>(['requires_payment_method', 'requires_confirmation', 'requires_action']);

const known = new Set([
  'payment_method',
  'payment_method_data',
  'payment_method_options',
  'return_url',
  'use_stripe_sdk',
  'client_secret',
  'key',
  'expand',
  'receipt_email',
  'shipping',
  'setup_future_usage',
  'off_session',
  'mandate',
  'mandate_data',
  'error_on_requires_action',
  'capture_method',
  'radar_options',
  'confirmation_token',
  'expected_payment_method_type',
  'client_context',
  'client_attribution_metadata',
  'set_as_default_payment_method',
]);

/** POST /v1/payment_intents/{id}/confirm: authorises (manual capture) or takes the money, asks for authentication, or is declined (402). */
export const confirmIntent: Handler = (call) => {
  call.parameters.only(known);
  const intent = findIntent(call);
  if (!confirmable.has(intent.status)) {
    throw wrongState(
      intent.status === 'succeeded' || intent.status === 'requires_capture'
        ? `You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.`
        : `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
      intent.id,
    );
  }
  return confirmWith(call, intent, {});
};

/** Confirms `intent` with the call's payment method; `patch` is laid over the intent first (used by create with `confirm=true`). */
export function confirmWith(call: Call, intent: Intent, patch: Partial<Intent>): Outcome {
  const { parameters, store } = call;
  const given = methodOf(call);
  const method = given?.method ?? (intent.method ? store.methods.get(intent.method) : undefined);
  if (!method) {
    throw badParameter(
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
      undefined,
      'payment_intent_unexpected_state',
    );
  }
  const returnUrl = parameters.text('return_url');
  const usesSdk = call.browser || parameters.yes('use_stripe_sdk');
  if (!usesSdk && returnUrl === null && intent.automaticMethods?.redirects === 'always') {
    throw badParameter(
      "This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`. If you don't want to accept redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents.",
      'return_url',
    );
  }
  const types = intent.types?.usable ?? ['card'];
  if (!types.includes(method.type))
    throw badParameter(
      `The PaymentMethod provided (${method.type}) is not allowed for this PaymentIntent. Please attach a PaymentMethod of one of the following types: ${types.join(', ')}.`,
      'payment_method',
      'payment_intent_invalid_parameter',
    );
  const made = given?.made ? { m: method } : {};
  const base = {
    ...patch,
    id: intent.id,
    method: method.id,
    receiptEmail: parameters.text('receipt_email') ?? intent.receiptEmail,
  };
  if (method.type !== 'card') {
    if (returnUrl === null) throw badParameter('A `return_url` must be specified because this PaymentIntent leads away from your page.', 'return_url');
    return shown(intent, {
      ...made,
      i: { ...base, status: 'requires_action', action: { kind: 'bank', returnUrl }, lastError: null },
      e: [event('payment_intent.requires_action')],
    });
  }
  const behaviour = behaviours[method.behaviour] ?? {};
  if (behaviour.challenge) {
    if (parameters.yes('error_on_requires_action')) {
      return declined(call, intent, base, method, made, {
        code: 'authentication_required',
        decline_code: 'authentication_required',
        message: 'Your card was declined. This transaction requires authentication.',
      });
    }
    const action: NextAction = usesSdk || returnUrl === null ? { kind: 'sdk' } : { kind: 'redirect', returnUrl };
    return shown(intent, {
      ...made,
      i: { ...base, status: 'requires_action', action, lastError: null },
      e: [event('payment_intent.requires_action')],
    });
  }
  return settle(call, intent, base, method, made, false);
}

/** The bank takes its time over a payment on its own page, and decides `passed` or not at `at` (Unix seconds), or before when told to. */
export function beginProcessing(call: Call, intent: Intent, decision: NonNullable<Intent['decision']>): Outcome {
  if (intent.status !== 'requires_action' || intent.action?.kind !== 'bank')
    throw wrongState(`This PaymentIntent is not at its bank's page: it has a status of ${intent.status}.`, intent.id);
  return shown(intent, { i: { id: intent.id, status: 'processing', action: null, decision }, e: [event('payment_intent.processing')] });
}

/** Ends a challenge, or what is processing: as the bank would after `succeed`, or with a failure. */
export function endChallenge(call: Pick<Call, 'store' | 'now'>, intent: Intent, passed: boolean): Outcome {
  const method = intent.method ? call.store.methods.get(intent.method) : undefined;
  if ((intent.status !== 'requires_action' && intent.status !== 'processing') || !method) {
    throw wrongState(`This PaymentIntent is not waiting for authentication: it has a status of ${intent.status}.`, intent.id);
  }
  if (passed) return settle(call, intent, { id: intent.id }, method, {}, true);
  const error = method.type === 'card' ? authenticationError(method.id) : bankError(method.id);
  return shown(intent, {
    i: { id: intent.id, status: 'requires_payment_method', action: null, method: null, decision: null, lastError: error },
    e: [event('payment_intent.payment_failed')],
  });
}

type Base = Partial<Intent> & { id: string };

function settle(call: Pick<Call, 'now'>, intent: Intent, base: Base, method: PaymentMethod, made: { m?: PaymentMethod }, authenticated: boolean): Outcome {
  const refusal = behaviours[method.behaviour]?.refusal;
  if (refusal) return declined(call, intent, base, method, made, refusal);
  const manual = method.type === 'card' && (intent.cardCapture ?? intent.captureMethod) === 'manual';
  const captureBefore = manual ? call.now + AUTHORISATION_DAYS * 86_400 : null;
  const charge = newCharge(call, { ...intent, ...base }, method, {
    status: 'succeeded',
    captured: !manual,
    authenticated,
    captureBefore,
  });
  return shown(intent, {
    ...made,
    c: charge,
    i: {
      ...base,
      status: manual ? 'requires_capture' : 'succeeded',
      capturable: manual ? intent.amount : 0,
      received: manual ? 0 : intent.amount,
      charge: charge.id,
      action: null,
      lastError: null,
      captureBefore,
      decision: null,
    },
    e: [event('charge.succeeded'), event(manual ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded')],
  });
}

function declined(
  call: Pick<Call, 'now'>,
  intent: Intent,
  base: Base,
  method: PaymentMethod,
  made: { m?: PaymentMethod },
  refusal: Parameters<typeof cardError>[0],
): Outcome {
  const charge = newCharge(call, { ...intent, ...base }, method, {
    status: 'failed',
    captured: false,
    authenticated: false,
    captureBefore: null,
    failure: { code: refusal.code, message: refusal.message, declineCode: refusal.decline_code ?? null },
  });
  const error = cardError(refusal, charge.id, method.id);
  const change = {
    ...made,
    c: charge,
    i: { ...base, status: 'requires_payment_method' as const, method: null, action: null, charge: charge.id, lastError: error },
    e: [event('charge.failed'), event('payment_intent.payment_failed')],
  };
  return shown(intent, change, 402, error);
}

function newCharge(
  call: Pick<Call, 'now'>,
  intent: Intent,
  method: PaymentMethod,
  rest: Pick<Charge, 'status' | 'captured' | 'authenticated' | 'captureBefore'> & { failure?: Charge['failure'] },
): Charge {
  return {
    id: newId('ch'),
    intent: intent.id,
    created: call.now,
    amount: intent.amount,
    currency: intent.currency,
    amountCaptured: rest.captured ? intent.amount : 0,
    amountRefunded: 0,
    method: method.id,
    expired: false,
    failure: null,
    description: intent.description,
    metadata: intent.metadata,
    receiptEmail: intent.receiptEmail,
    ...rest,
  };
}

/** A new event's id and type, as a change names it. */
export const event = (type: string): [string, string] => [newId('evt'), type];
