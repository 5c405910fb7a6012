/** How long quantity changes are gathered before they are sent, in milliseconds (specification section 4, basket). */
export const UPDATE_DEBOUNCE_MS = 800;

interface QuantityQueueOptions {
  /** Sends pairs of line id and quantity. What it throws ends only this sending; the next still goes out. */
  send: (changes: [lineId: string, quantity: number][]) => Promise<void>;
  waitMs?: number;
}

/** The basket's changes in one file: quantities wait and are gathered, removals go at once, nothing overtakes. */
export interface QuantityQueue {
  /** Notes a quantity; only the last one of each line is sent, `waitMs` after the last change. */
  set: (lineId: string, quantity: number) => void;
  /** Forgets what waits for this line, as its removal does. */
  cancel: (lineId: string) => void;
  /** Runs a task after everything already sent, without waiting for what is still gathered. */
  run: <T>(task: () => Promise<T>) => Promise<T>;
  /** Sends at once what waits; resolves when nothing is on its way any more. */
  flush: () => Promise<void>;
  /** Whether a quantity waits to be sent. */
  isPending: () => boolean;
}

/** Makes the queue of one basket. */
export function quantityQueue({ send, waitMs = UPDATE_DEBOUNCE_MS }: QuantityQueueOptions): QuantityQueue {
  const waiting = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tail: Promise<unknown> = Promise.resolve();

  const run = <T>(task: () => Promise<T>): Promise<T> => {
    const result = tail.then(task);
    tail = result.then(
      () => undefined,
      () => undefined, // the caller of `run` has the failure; the queue only needs to know that it is over
    );
    return result;
  };

  const sendWaiting = async (): Promise<void> => {
    clearTimeout(timer);
    if (waiting.size === 0) return;
    const changes = [...waiting];
    waiting.clear();
    await run(() => send(changes));
  };

  return {
    run,
    set(lineId, quantity) {
      waiting.set(lineId, quantity);
      clearTimeout(timer);
      timer = setTimeout(() => void sendWaiting(), waitMs);
    },
    cancel(lineId) {
      waiting.delete(lineId);
      if (waiting.size === 0) clearTimeout(timer);
    },
    async flush() {
      await sendWaiting();
      await tail;
    },
    isPending: () => waiting.size > 0,
  };
}
