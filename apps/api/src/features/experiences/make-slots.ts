import { estateZone } from '@parral/rules';
import { Temporal } from 'temporal-polyfill';
import type { Experience, Language } from '../../platform/content/index.ts';
import { isWithin } from './season.ts';

const weekdayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** A slot that a visit's schedule asks for. Capacity in people; instants are ISO dates in UTC. */
export interface PlannedSlot {
  experienceId: string;
  /** Wall time of Europe/Madrid, `YYYY-MM-DDTHH:MM`. */
  startsLocal: string;
  startsAt: string;
  endsAt: string;
  capacity: number;
  languages: Language[];
  guide: string | null;
  room: string | null;
}

/**
 * The slots of a visit from one day to another, both included (`YYYY-MM-DD`): those of its weekly patterns, in their
 * seasons, on days that are not closed. Times are wall time of Europe/Madrid whatever the machine's own zone; there is no
 * slot in the hour that does not exist nor in the one that comes twice. Where two patterns name the same time, the first counts.
 */
export function makeSlots(visit: Experience, from: string, until: string): PlannedSlot[] {
  const slots = new Map<string, PlannedSlot>();
  const last = Temporal.PlainDate.from(until);
  for (let day = Temporal.PlainDate.from(from); Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    const date = day.toString();
    if (visit.closures.some((closure) => closure.from <= date && date <= closure.until)) continue;
    for (const pattern of visit.schedule) {
      const weekday = weekdayNames[day.dayOfWeek - 1];
      if (weekday === undefined || !pattern.days.includes(weekday) || !isWithin(date.slice(5), pattern)) continue;
      for (const time of pattern.times) {
        const startsLocal = `${date}T${time}`;
        const begins = slots.has(startsLocal) ? null : instantOf(startsLocal);
        if (begins === null) continue;
        slots.set(startsLocal, {
          experienceId: String(visit.id),
          startsLocal,
          startsAt: begins.toString(),
          endsAt: begins.add({ minutes: visit.duration }).toString(),
          capacity: pattern.capacity ?? visit.capacity ?? visit.maxVisitors,
          languages: pattern.languages ?? visit.languages,
          guide: pattern.guide ?? visit.guide ?? null,
          room: pattern.room ?? visit.room ?? null,
        });
      }
    }
  }
  return [...slots.values()];
}

/** The instant of a wall time in Europe/Madrid; null for one that does not exist there, such as the 30th of February, or comes twice. */
export function instantOf(local: string): Temporal.Instant | null {
  const wall = wallTimeOf(local);
  if (wall === null) return null;
  const earlier = wall.toZonedDateTime(estateZone, { disambiguation: 'earlier' });
  const later = wall.toZonedDateTime(estateZone, { disambiguation: 'later' });
  return earlier.epochMilliseconds === later.epochMilliseconds ? earlier.toInstant() : null;
}

function wallTimeOf(local: string): Temporal.PlainDateTime | null {
  try {
    return Temporal.PlainDateTime.from(local);
  } catch {
    return null;
  }
}

/** The day so many days later, `YYYY-MM-DD`. */
export function dayAfter(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** An instant as wall time of Europe/Madrid, `YYYY-MM-DDTHH:MM`. */
export function wallTime(moment: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(estateZone).toPlainDateTime().toString({ smallestUnit: 'minute' });
}
