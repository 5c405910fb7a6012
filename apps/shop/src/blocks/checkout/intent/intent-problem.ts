import { ApiError } from '@parral/api-client';

type Lines = ApiError['lines'];

/** Why an order intent was not made or changed, as the screen tells it. */
export type IntentProblem =
  | { kind: 'price_changed'; lines: Lines }
  | { kind: 'stock'; lines: Lines }
  | { kind: 'allocation'; lines: Lines }
  | { kind: 'too_high' }
  | { kind: 'basket_empty' }
  | { kind: 'not_open' }
  | { kind: 'country' }
  /** `fields` by their path in the request. */
  | { kind: 'fields'; fields: Record<string, string> }
  /** No answer came: whether it arrived is not known, and it may be sent again. */
  | { kind: 'connection' }
  /** Anything else: the flow stays, with a quiet message (specification section 7: "on error empty and the flow stays"). */
  | { kind: 'quiet' };

const byCode: Partial<Record<string, IntentProblem>> = {
  QUANTITY_TOO_HIGH: { kind: 'too_high' },
  BASKET_EMPTY: { kind: 'basket_empty' },
  INTENT_NOT_OPEN: { kind: 'not_open' },
  COUNTRY_NOT_SERVED: { kind: 'country' },
};

/** Sorts a failed createOrderIntent or updateOrderIntent. */
export function intentProblem(error: unknown): IntentProblem {
  if (!(error instanceof ApiError)) return { kind: 'quiet' };
  if (error.status === 0 && error.code !== 'UNEXPECTED_ANSWER') return { kind: 'connection' };
  if (error.code === 'PRICE_CHANGED') return { kind: 'price_changed', lines: error.lines };
  if (error.code === 'OUT_OF_STOCK') return { kind: 'stock', lines: error.lines };
  if (error.code === 'ALLOCATION_EXCEEDED') return { kind: 'allocation', lines: error.lines };
  const named = byCode[error.code];
  if (named) return named;
  return Object.keys(error.fields).length > 0 ? { kind: 'fields', fields: error.fields } : { kind: 'quiet' };
}
