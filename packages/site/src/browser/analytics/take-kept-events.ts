import { key, read } from './kept-events.ts';

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
