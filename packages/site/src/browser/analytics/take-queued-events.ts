import { key, read } from './queued-events.ts';

/** What was kept, oldest first; it is kept no longer. */
export function takeQueuedEvents(): object[] {
  try {
    const queued = read();
    sessionStorage.removeItem(key);
    return queued;
  } catch (error) {
    console.error('the events of the pages before could not be read; they are not counted', error);
    return [];
  }
}
