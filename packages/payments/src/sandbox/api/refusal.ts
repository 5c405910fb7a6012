import type { ErrorFields } from '../store/records.ts';

/**
 * A call that is refused, in Stripe's terms. `kept` says whether the refusal is stored under the call's
 * idempotency key: refusals of the parameters alone are not, refusals that come from the state are.
 */
export class Refusal extends Error {
  readonly status: number;
  readonly fields: ErrorFields;
  readonly kept: boolean;
  /** The payment intent shown in the error. */
  readonly intent: string | null;

  constructor(status: number, fields: ErrorFields, { kept = false, intent = null as string | null } = {}) {
    super(fields.message);
    this.status = status;
    this.fields = fields;
    this.kept = kept;
    this.intent = intent;
  }
}

const docs = (code: string) => `https://docs.stripe.com/error-codes#${code.replaceAll('_', '-')}`;

/** A parameter that is missing, unknown or not of its form (400). */
export function badParameter(message: string, param?: string, code?: string): Refusal {
  return new Refusal(400, {
    type: 'invalid_request_error',
    message,
    ...(code && { code, doc_url: docs(code) }),
    ...(param && { param }),
  });
}

/** A thing that does not exist, or that this caller may not see (404). */
export function noSuch(what: string, id: string, param = 'id'): Refusal {
  return new Refusal(404, {
    type: 'invalid_request_error',
    message: `No such ${what}: '${id}'`,
    code: 'resource_missing',
    doc_url: docs('resource_missing'),
    param,
  });
}

/** An intent whose state does not allow the call (400 payment_intent_unexpected_state). */
export function wrongState(message: string, intent: string, param?: string): Refusal {
  const code = 'payment_intent_unexpected_state';
  return new Refusal(400, { type: 'invalid_request_error', message, code, doc_url: docs(code), ...(param && { param }) }, { kept: true, intent });
}

/** A key that is missing or not this sandbox's (401). */
export const noAccess = (message: string): Refusal => new Refusal(401, { type: 'invalid_request_error', message });
