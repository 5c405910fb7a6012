import en from './messages.en.json' with { type: 'json' };
import es from './messages.es.json' with { type: 'json' };

/** What the browser script says, by language; for refusals by Stripe's code. */
export const words = { es, en };
export type Language = keyof typeof words;

export type FieldErrorCode =
  | 'incomplete_number'
  | 'invalid_number'
  | 'incomplete_expiry'
  | 'invalid_expiry_month_past'
  | 'invalid_expiry_month'
  | 'incomplete_cvc';
