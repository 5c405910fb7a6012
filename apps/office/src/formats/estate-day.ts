const wallDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid', dateStyle: 'short' });

/** The day at the estate, `YYYY-MM-DD`. */
export function estateToday(now: Date = new Date()): string {
  return wallDay.format(now);
}

/** The day that an address names, `YYYY-MM-DD`; empty where it is none. */
export function dayIn(text: string | null): string {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '';
}
