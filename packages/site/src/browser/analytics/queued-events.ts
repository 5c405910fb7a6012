/** Where they are kept. */
export const key = 'analytics.kept';
/** More than anybody makes of one booking; what comes after is not counted. */
const maximum = 40;

/** Keeps events of a page without tag manager for the tab's next page that has it. True when they are kept. */
export function queueEvents(events: readonly object[]): boolean {
  try {
    const queued = [...read(), ...events];
    if (queued.length > maximum) return false;
    sessionStorage.setItem(key, JSON.stringify(queued));
    return true;
  } catch (error) {
    console.error('an event could not be queued; it is not counted', error);
    return false;
  }
}

/** What is kept, oldest first. */
export function read(): object[] {
  return JSON.parse(sessionStorage.getItem(key) ?? '[]') as object[];
}
