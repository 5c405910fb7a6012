import { z } from 'zod';
import { day, language, text, whole } from './text.ts';

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** A day of every year, `MM-DD`. */
const yearDay = z.string().refine((value) => day.safeParse(`2028-${value}`).success, 'expected a day of the year written as 09-15');

/** A time of the day, wall time, `HH:MM`. */
export const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "expected a time in quotes such as '11:00'");

/**
 * When a visit takes place: on these days of the week at these times, in one season of every year (`from` and `until`
 * included; a season may go over the turn of the year). What it leaves out is the visit's own.
 */
export const patternInFile = z.strictObject({
  from: yearDay.default('01-01'),
  until: yearDay.default('12-31'),
  days: z
    .array(z.enum(weekdays))
    .min(1)
    .default([...weekdays]),
  times: z.array(time).min(1),
  languages: z.array(language).min(1).optional(),
  capacity: whole(1, 1000).optional(),
  guide: text.optional(),
  room: text.optional(),
});

/** A day without visits, or all days from one to another. */
export const closureInFile = z.union([
  day.transform((single) => ({ from: single, until: single })),
  z.strictObject({ from: day, until: day }).refine(({ from, until }) => from <= until, { path: ['until'], message: 'expected no day before `from`' }),
]);
