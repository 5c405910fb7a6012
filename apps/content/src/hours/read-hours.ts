import { z } from 'zod';
import { entries } from '../lines/lines.ts';
import type { SpecialDay, Stretch } from './week.ts';

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const time = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`;
const stretches = z
  .string()
  .regex(new RegExp(`^(?:closed|${time}-${time}(?:, ?${time}-${time})*)$`), '10:30-15:00, two stretches with a comma between them, or closed')
  .transform((text) => (text === 'closed' ? [] : text.split(',').map((one) => one.trim().split('-') as [string, string])))
  .refine((all) => all.every(([from, to]) => from < to), 'a stretch ends after it begins, on the same day');

/** Lines such as `mon-sat | 10:30-15:00`; days that no line names are closed. Monday first. */
export const weekLines = entries(
  ['days', 'hours'],
  z.object({ days: z.string().regex(new RegExp(`^(?:${days.join('|')})(?:-(?:${days.join('|')}))?$`), 'mon, or mon-sun'), hours: stretches }),
).transform((lines) => {
  const week: Stretch[][] = days.map(() => []);
  for (const line of lines) {
    const [first = '', last = first] = line.days.split('-');
    for (let at = days.indexOf(first); ; at = (at + 1) % 7) {
      week[at] = line.hours;
      if (at === days.indexOf(last)) break;
    }
  }
  return week;
});

/** Lines such as `2026-12-25 | closed | Navidad`, in the order of the days. */
export const specialLines = entries(['day', 'hours', 'name'], z.object({ day: z.iso.date(), hours: stretches, name: z.string().optional() })).transform(
  (lines) => lines.map(({ day, hours, name }): SpecialDay => ({ day, stretches: hours, name })).toSorted((a, b) => a.day.localeCompare(b.day)),
);
