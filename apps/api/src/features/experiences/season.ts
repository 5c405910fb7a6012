import type { Experience } from '../../platform/content/index.ts';

/** A part of every year, both days included (`MM-DD`); `until` stands before `from` where it goes over the turn of the year. */
export interface Season {
  from: string;
  until: string;
}

/** A leap year has every day that a year can have. */
const days = Array.from({ length: 366 }, (_, index) => new Date(Date.UTC(2028, 0, 1 + index)).toISOString().slice(5, 10));

/** The parts of the year in which a visit takes place, from January on; none where that is all the year, or where it has no schedule. */
export function seasonOf({ schedule }: Pick<Experience, 'schedule'>): Season[] {
  const isOn = days.map((day) => schedule.some((pattern) => isWithin(day, pattern)));
  if (!isOn.includes(true) || !isOn.includes(false)) return [];
  const begins = days.filter((_, at) => isOn[at] === true && isOn.at(at - 1) === false);
  const ends = days.filter((_, at) => isOn[at] === true && isOn[(at + 1) % days.length] === false);
  // What begins last in the year and does not end in it ends first in the next.
  const isOver = (ends[0] ?? '') < (begins[0] ?? '');
  return begins.map((from, at) => ({ from, until: ends[(at + (isOver ? 1 : 0)) % ends.length] ?? from }));
}

/** Whether a day of the year lies in a season. */
export function isWithin(yearDay: string, { from, until }: Season): boolean {
  return from <= until ? from <= yearDay && yearDay <= until : yearDay >= from || yearDay <= until;
}
