import { estateTime } from '@parral/rules';
import type { OpenWords } from './open-words.ts';
import { openAt, weekdayOf, type Hours, type Open } from './week.ts';

/** Says in every `[data-hours]` of the page whether the estate is open at `now`, marks the day, and takes away special days that are over. */
export function showOpenNow(page: ParentNode = document, now = new Date()): void {
  const here = estateTime(now);
  for (const place of page.querySelectorAll<HTMLElement>('[data-hours]')) {
    const hours = JSON.parse(place.dataset['hours'] ?? '') as Hours;
    const line = place.querySelector<HTMLElement>('[data-open-now]');
    const says = JSON.parse(place.dataset['says'] ?? '{}') as OpenWords;
    if (line) line.textContent = words(openAt(hours, here), says, place.dataset['locale'] ?? 'en');
    const special = hours.special.some(({ day }) => day === here.day);
    for (const row of place.querySelectorAll<HTMLElement>('[data-days]'))
      row.toggleAttribute('data-today', !special && (row.dataset['days'] ?? '').split(' ').includes(String(weekdayOf(here.day))));
    for (const row of place.querySelectorAll<HTMLElement>('[data-day]')) {
      row.toggleAttribute('data-today', row.dataset['day'] === here.day);
      row.hidden = (row.dataset['day'] ?? '') < here.day;
    }
  }
}

function words(open: Open, says: OpenWords, locale: string): string {
  if (open.open) return says.open_until.replace('{{time}}', open.until);
  if (open.next === null) return says.closed_long;
  const { day, time, inDays } = open.next;
  const text = inDays === 0 ? says.opens_today : inDays === 1 ? says.opens_tomorrow : says.opens_on;
  return text.replace('{{day}}', dayName(day, locale)).replace('{{time}}', time);
}

/** `sábado, 26 de diciembre`. `locale` is a tag for `Intl`: the list of languages would come to pages that need nothing else of it. */
export function dayName(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** `lunes`; 0 is Monday. */
export function weekdayName(weekday: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, 1 + weekday)));
}
