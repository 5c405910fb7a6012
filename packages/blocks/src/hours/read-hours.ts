import type { Site } from '@parral/site/render';
import { z } from 'zod';
import { entries } from '../lines/lines.ts';
import type { SpecialDay, Stretch } from './week.ts';

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const time = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`;
const stretches = z
  .string()
  .regex(new RegExp(`^(?:closed|${time}-${time}(?:, ?${time}-${time})*)$`), '10:30-15:00, two stretches with a comma between them, or closed')
  .transform((text) => (text === 'closed' ? [] : text.split(',').map((one) => one.trim().split('-') as [string, string])))
  .refine((all) => all.every(([from, to]) => from < to), 'a stretch ends after it begins, on the same day');

/** The week of a site's opening times (brands.yaml); days that none names are closed. Monday first. */
export function weekOf(times: NonNullable<Site['opening_times']>): Stretch[][] {
  return days.map((day) =>
    times
      .filter((time) => time.days.includes(day))
      .map(({ opens, closes }): Stretch => [opens, closes])
      .toSorted(([a], [b]) => a.localeCompare(b)),
  );
}

/** Lines such as `2026-12-25 | closed | Navidad`, in the order of the days. */
export const specialLines = entries(['day', 'hours', 'name'], z.object({ day: z.iso.date(), hours: stretches, name: z.string().optional() })).transform(
  (lines) => lines.map(({ day, hours, name }): SpecialDay => ({ day, stretches: hours, name })).toSorted((a, b) => a.day.localeCompare(b.day)),
);
