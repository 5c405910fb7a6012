const key = 'analytics.kept';
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

/** What was kept, oldest first; it is kept no longer. */
export function takeKeptEvents(): object[] {
  try {
    const kept = read();
    sessionStorage.removeItem(key);
    return kept;
  } catch (error) {
    console.error('the events of the pages before could not be read; they are not counted', error);
    return [];
  }
}

function read(): object[] {
  return JSON.parse(sessionStorage.getItem(key) ?? '[]') as object[];
}
