/** `month` 1 to 12. */
export interface Month {
  month: number;
  year: number;
}

/** The month of a day `YYYY-MM-DD`. Throws a RangeError for what is no day. */
export function monthOf(day: string): Month {
  const match = /^(\d{4})-(\d{2})/.exec(day);
  if (!match) throw new RangeError(`A day is YYYY-MM-DD; got ${day}.`);
  return { year: Number(match[1]), month: Number(match[2]) };
}

/** The years to choose from, this one and the next (specification sections 5 and 9). `today`: the estate's day, `YYYY-MM-DD`. */
export function bookableYears(today: string): [number, number] {
  const { year } = monthOf(today);
  return [year, year + 1];
}

/** Whether the month is over: its slots are never asked for (specification section 5). */
export function isPastMonth({ month, year }: Month, today: string): boolean {
  const now = monthOf(today);
  return year < now.year || (year === now.year && month < now.month);
}

/** The months of a year to choose from: none that is over. */
export function bookableMonths(year: number, today: string): number[] {
  return Array.from({ length: 12 }, (_, index) => index + 1).filter((month) => !isPastMonth({ month, year }, today));
}

/** The same month in another year, or the first one that is not over. */
export function monthInYear({ month }: Pick<Month, 'month'>, year: number, today: string): Month {
  return isPastMonth({ month, year }, today) ? { ...monthOf(today) } : { month, year };
}
