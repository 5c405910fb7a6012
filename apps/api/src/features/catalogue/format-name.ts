import { localeOf } from '@parral/api-spec/languages';
import type { Language } from '../../platform/content/index.ts';

/** The format of a bottle in words: 750 → `75 cl`, 375 → `37,5 cl` in Spanish. */
export function formatName(millilitres: number, language: Language): string {
  return `${decimal(millilitres / 10, language)} cl`;
}

/** A number as it is written in a language, without grouping: 0.3 → `0,3` in Spanish. */
export function decimal(value: number, language: Language): string {
  return value.toLocaleString(localeOf(language), { useGrouping: false, maximumFractionDigits: 20 });
}
