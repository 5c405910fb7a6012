const madrid = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid', dateStyle: 'short' });

/** The estate's day, `YYYY-MM-DD`, whatever zone the machine's clock is in. */
export function estateToday(now: Date = new Date()): string {
  return madrid.format(now);
}
