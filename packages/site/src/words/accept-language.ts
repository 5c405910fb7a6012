import { isLanguage, type Language } from '@parral/api-spec/languages';

/**
 * The language a browser asks for: the highest weighted tag of `Accept-Language` that is
 * among `offered`; the first offered when none is. Never looks at where the reader is.
 */
export function preferredLanguage(header: string | undefined, offered: readonly Language[]): Language {
  let best: Language | undefined;
  let weight = 0;
  for (const part of (header ?? '').split(',')) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const q = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find((value) => value !== undefined);
    const value = q === undefined ? 1 : Number(q);
    const language = tag.split('-')[0];
    if (isLanguage(language) && offered.includes(language) && value > weight) {
      best = language;
      weight = value;
    }
  }
  const fallback = best ?? offered[0];
  if (fallback === undefined) throw new Error('A site offers one language at least.');
  return fallback;
}
