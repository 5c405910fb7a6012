import type { StripeError } from '@stripe/stripe-js';

/** Something that went wrong with the payment, as it is shown and handed to `onError`. */
export type PaymentProblem = {
  /** load: the form did not come; fields: a field is not filled well; refused: by the bank or the service; update: the amount could not be refreshed. */
  kind: 'load' | 'fields' | 'refused' | 'update';
  message: string;
  code?: string;
  cause?: unknown;
};

/** A refusal of Stripe's as a problem; a network failure counts as a refusal: the person may try again. */
export function problemOf(kind: PaymentProblem['kind'], error: StripeError, otherwise: string): PaymentProblem {
  const code = error.decline_code ?? error.code ?? error.type;
  return { kind: error.type === 'validation_error' ? 'fields' : kind, message: error.message ?? otherwise, code, cause: error };
}

/** Whether a refusal only says that this payment is already made, or at its bank, in another tab or by an earlier click. */
export function isPaidAlready(error: StripeError): boolean {
  return ['succeeded', 'requires_capture', 'processing'].includes(error.payment_intent?.status ?? '');
}
