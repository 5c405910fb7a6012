const wallDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid', dateStyle: 'short' });

/** The day at the estate, `YYYY-MM-DD`. */
export function estateToday(now: Date = new Date()): string {
  return wallDay.format(now);
}
