/** The day that an address names, `YYYY-MM-DD`; empty where it is none. */
export function dayIn(text: string | null): string {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '';
}

/** The seven days from Monday on of the week that a day is in. */
export function weekOf(day: string): string[] {
  const monday = dayAfter(day, -((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7));
  return Array.from({ length: 7 }, (_, index) => dayAfter(monday, index));
}

/** The day so many days after another; before it with a minus. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
