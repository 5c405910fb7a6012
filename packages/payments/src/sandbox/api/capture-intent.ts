import type { Charge } from '../store/records.ts';
import { type Handler, shown } from './call.ts';
import { event } from './confirm-intent.ts';
import { findIntent } from './find-intent.ts';
import { badParameter, noAccess, wrongState } from './refusal.ts';

const known = {
  capture: new Set(['amount_to_capture', 'final_capture', 'metadata', 'statement_descriptor', 'statement_descriptor_suffix', 'expand']),
  cancel: new Set(['cancellation_reason', 'expand', 'client_secret', 'key']),
};
/** Stripe lets go of what is processing in rare cases only; a bank that is at it is none of them. */
const cancelable = ['requires_payment_method', 'requires_capture', 'requires_confirmation', 'requires_action'];

/** POST /v1/payment_intents/{id}/capture: takes the authorised amount or part of it (cents); what is left over is released. */
export const captureIntent: Handler = (call) => {
  if (call.browser) throw noAccess('This API call cannot be made with a publishable API key. Please use a secret API key.');
  const { parameters, store } = call;
  parameters.only(known.capture);
  const intent = findIntent(call);
  const charge = intent.charge ? store.charges.get(intent.charge) : undefined;
  if (intent.status !== 'requires_capture' || !charge) {
    throw wrongState(
      intent.status === 'succeeded'
        ? 'This PaymentIntent could not be captured because it has already been captured.'
        : `This PaymentIntent could not be captured because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be captured: requires_capture.`,
      intent.id,
    );
  }
  const amount = parameters.integer('amount_to_capture') ?? intent.capturable;
  if (amount < 1) throw badParameter('This value must be greater than or equal to 1.', 'amount_to_capture', 'parameter_invalid_integer');
  if (amount > intent.capturable) {
    throw badParameter('You cannot capture more than the amount that is capturable on this PaymentIntent.', 'amount_to_capture', 'amount_too_large');
  }
  const captured: Partial<Charge> & { id: string } = { id: charge.id, captured: true, amountCaptured: amount };
  return shown(intent, {
    c: captured,
    i: {
      id: intent.id,
      status: 'succeeded',
      capturable: 0,
      received: amount,
      captureBefore: null,
      metadata: parameters.metadata(intent.metadata),
    },
    e: [event('charge.captured'), event('payment_intent.succeeded')],
  });
};

/** POST /v1/payment_intents/{id}/cancel: releases an authorisation and ends the intent. */
export const cancelIntent: Handler = (call) => {
  call.parameters.only(known.cancel);
  const intent = findIntent(call);
  const reason = call.parameters.oneOf('cancellation_reason', ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned']);
  if (!cancelable.includes(intent.status)) {
    throw wrongState(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: ${cancelable.join(', ')}.`,
      intent.id,
    );
  }
  return shown(intent, {
    i: {
      id: intent.id,
      status: 'canceled',
      capturable: 0,
      action: null,
      canceledAt: call.now,
      cancelReason: reason,
      captureBefore: null,
    },
    e: [event('payment_intent.canceled')],
  });
};
