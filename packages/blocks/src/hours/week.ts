import type { EstateTime } from '@parral/rules';

/** A stretch of a day, wall time `HH:MM` of the estate. */
export type Stretch = readonly [from: string, to: string];

/** A day that is not like its weekday; without stretches it is closed. */
export interface SpecialDay {
  /** `YYYY-MM-DD` */
  day: string;
  stretches: readonly Stretch[];
  name?: string | undefined;
}

export interface Hours {
  /** Monday first. */
  week: readonly (readonly Stretch[])[];
  special: readonly SpecialDay[];
}

export type Open = { open: true; until: string } | { open: false; next: (EstateTime & { inDays: number }) | null };

/** 0 is Monday. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** The stretches of a day: a special day counts before its weekday. */
export function stretchesOf({ week, special }: Hours, day: string): readonly Stretch[] {
  return special.find((one) => one.day === day)?.stretches ?? week[weekdayOf(day)] ?? [];
}

/** Whether it is open at a moment and until when, or when it opens next, within the fortnight to come. */
export function openAt(hours: Hours, { day, time }: EstateTime): Open {
  const now = stretchesOf(hours, day).find(([from, to]) => from <= time && time < to);
  if (now) return { open: true, until: now[1] };
  for (let inDays = 0; inDays < 14; inDays++) {
    const that = dayAfter(day, inDays);
    const next = stretchesOf(hours, that).find(([from]) => inDays > 0 || from > time);
    if (next) return { open: false, next: { day: that, time: next[0], inDays } };
  }
  return { open: false, next: null };
}

function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
