/** Where they are kept. */
export const key = 'analytics.kept';
/** More than anybody makes of one booking; what comes after is not counted. */
const most = 40;

/** Keeps events of a page without tag manager for the tab's next page that has it. True when they are kept. */
export function keepEvents(events: readonly object[]): boolean {
  try {
    const kept = [...read(), ...events];
    if (kept.length > most) return false;
    sessionStorage.setItem(key, JSON.stringify(kept));
    return true;
  } catch (error) {
    console.error('an event could not be kept; it is not counted', error);
    return false;
  }
}

/** What is kept, oldest first. */
export function read(): object[] {
  return JSON.parse(sessionStorage.getItem(key) ?? '[]') as object[];
}
