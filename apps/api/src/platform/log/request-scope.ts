import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** The id of the request that the running code works for, also after it: in the outbox, in a mail. undefined: for nobody's. */
export function currentRequestId(): string | undefined {
  return current.getStore();
}

/** Runs `work`, and all that it begins, as part of a request: its lines in the log say so, and so do transactions and outbox rows. */
export function forRequest<T>(id: string | null, work: () => T): T {
  return id === null ? work() : current.run(id, work);
}
