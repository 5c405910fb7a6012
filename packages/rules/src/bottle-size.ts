import type { Language } from './language.ts';

/** The size of a bottle as people read it: 750 ml → `75 cl`, 375 ml → `37,5 cl` or `37.5 cl`. */
export function bottleSize(millilitres: number, language: Language): string {
  const centilitres = String(millilitres / 10);
  return `${language === 'es' ? centilitres.replace('.', ',') : centilitres}\u00A0cl`;
}
