/** Where the estates are: their days and hours are the wall time there, whoever reads them from wherever. */
export const estateZone = 'Europe/Madrid';

/** A moment at the estate: its wall time there. */
export interface EstateTime {
  /** `YYYY-MM-DD` */
  day: string;
  /** `HH:MM` */
  time: string;
}

/** Made when it is first asked for: the first of its kind takes a telephone 50 ms, and a page that is only read needs none. */
let wall: Intl.DateTimeFormat | undefined;

/**
 * What the clock on the estate's wall says at a moment, summer time and all. Takes a date, or ISO with its zone. Throws a RangeError for
 * what is no moment.
 */
export function estateTime(moment: Date | string): EstateTime {
  wall ??= new Intl.DateTimeFormat('sv-SE', { timeZone: estateZone, dateStyle: 'short', timeStyle: 'short' });
  const [day = '', time = ''] = wall.format(new Date(moment)).split(' ');
  return { day, time };
}

/** The estate's day at a moment, `YYYY-MM-DD`. Throws a RangeError for what is no moment. */
export function estateDay(moment: Date | string): string {
  return estateTime(moment).day;
}
