import { localeOf, type Language } from '@parral/api-spec/languages';
import type { Month } from '@parral/rules';
import type { Translate } from '@parral/site/words';
import type { CalendarDay } from '@parral/ui';
import type { SlotOption } from './use-slots.ts';

/** The days of a month as its page shows them. All days are wall time of the estate, so no time zone moves them. */
export function monthDays({ month, year }: Month, options: readonly SlotOption[], language: Language, t: Translate<'booking/visit-booking'>): CalendarDay[] {
  const byDay = new Map(options.map((option) => [option.day, option]));
  const spoken = new Intl.DateTimeFormat(localeOf(language), { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' });
  return Array.from({ length: daysIn({ month, year }) }, (_, index): CalendarDay => {
    const date = index + 1;
    const value = `${year}-${two(month)}-${two(date)}`;
    const option = byDay.get(value);
    const day = { date, value, spoken: spoken.format(Date.UTC(year, month - 1, date)) };
    if (option && option.slots.length > 0) return { ...day, state: 'free', text: t('shifts', { count: option.slots.length }) };
    // A day with full slots only can be chosen all the same: its waiting list may be joined.
    if (option && option.full_slots.length > 0) return { ...day, state: 'full', text: t('full') };
    return { ...day, state: 'closed' };
  });
}

/** Columns to leave empty before the first of the month, weeks beginning on Monday. */
export function monthOffset({ month, year }: Month): number {
  return (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 6) % 7;
}

/** Names of the weekdays from Monday on. */
export function weekdays(language: Language): { long: string; short: string }[] {
  const long = new Intl.DateTimeFormat(localeOf(language), { timeZone: 'UTC', weekday: 'long' });
  // 2024-01-01 was a Monday.
  return Array.from({ length: 7 }, (_, index) => long.format(Date.UTC(2024, 0, 1 + index))).map((name) => ({ long: name, short: name.slice(0, 2) }));
}

function daysIn({ month, year }: Month): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
