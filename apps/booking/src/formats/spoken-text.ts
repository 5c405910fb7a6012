import type { Language } from '@parral/api-spec/languages';
import { capital } from './slot-text.ts';

/** The languages of a visit: `Español e inglés`, `Spanish and English`. */
export function spokenText(names: readonly string[], language: Language): string {
  const written = language === 'es' ? names.map((name) => name.toLowerCase()) : names;
  return capital(new Intl.ListFormat(language).format(written));
}
