import type { components } from '@parral/api-spec';
import { localeOf, type Language } from '@parral/api-spec/languages';
import type { Translate } from '@parral/site/words';

type Schemas = components['schemas'];

/** `2 to 4 working days`. */
export function daysInWords({ from, to }: Schemas['DeliveryDays'], t: Translate<'shop/delivery'>): string {
  return from === to ? t('exactly', { count: to }) : t('days', { from, to });
}

/**
 * Days as people write what lies between them: `25–27 November`, `30 November – 2 December`. Where a line is too short for both, they part
 * after the dash, each day with its month, or between the two days of a month and its name.
 */
export function windowInWords({ earliest, latest }: Schemas['DeliveryWindow'], language: Language): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const range = format.formatRange(new Date(`${earliest}T00:00:00Z`), new Date(`${latest}T00:00:00Z`)).replaceAll(/\s/g, '\u00A0');
  return range.replace(/^(\d+)\u00A0?–\u00A0?(\d+)\u00A0/, '$1–\u2060$2 ').replace('–\u00A0', '– ');
}
