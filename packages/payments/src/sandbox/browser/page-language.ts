import { type Language, words } from './words.ts';

/** The language for a `locale` of Stripe's (`auto`: the page's own). */
export function languageOf(locale: string | undefined): Language {
  const wanted = !locale || locale === 'auto' ? document.documentElement.lang || navigator.language : locale;
  const [code = ''] = wanted.toLowerCase().split('-');
  return code in words ? (code as Language) : 'en';
}
