/** How many working days something takes, at best and at worst. */
export interface WorkingDays {
  from: number;
  to: number;
}

/** Between which days something arrives, `YYYY-MM-DD`, both included. */
export interface DeliveryWindow {
  earliest: string;
  latest: string;
}

/**
 * The day that lies so many working days after `day` (both `YYYY-MM-DD`): Saturdays, Sundays and the given holidays are passed
 * over, and the day itself does not count. None after a day of rest is the next working day. Throws a RangeError for what is no day.
 */
export function addWorkingDays(day: string, count: number, holidays: ReadonlySet<string> = new Set()): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) throw new RangeError(`A day is YYYY-MM-DD; got ${day}.`);
  const written = () => date.toISOString().slice(0, 10);
  const rests = () => date.getUTCDay() % 6 === 0 || holidays.has(written());
  const forward = () => date.setUTCDate(date.getUTCDate() + 1);
  for (let left = count; left > 0 || rests();) {
    forward();
    if (!rests()) left -= 1;
  }
  return written();
}

/** When an order of `day` arrives that takes so many working days. */
export function deliveryWindow(day: string, { from, to }: WorkingDays, holidays: readonly string[] = []): DeliveryWindow {
  const rest = new Set(holidays);
  return { earliest: addWorkingDays(day, from, rest), latest: addWorkingDays(day, to, rest) };
}
