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

/** The language for a `locale` of Stripe's (`auto`: the page's own). */
export function languageOf(locale: string | undefined): Language {
  const wanted = !locale || locale === 'auto' ? document.documentElement.lang || navigator.language : locale;
  const [code = ''] = wanted.toLowerCase().split('-');
  return code in words ? (code as Language) : 'en';
}
