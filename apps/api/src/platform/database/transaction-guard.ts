import { AsyncLocalStorage } from 'node:async_hooks';

/** The transaction that the running code stands in; `open` turns false when it ends. */
const current = new AsyncLocalStorage<{ open: boolean }>();

/** Whether the running code stands inside an open transaction. */
export function insideTransaction(): boolean {
  return current.getStore()?.open === true;
}

/**
 * Throws when the running code stands inside an open transaction.
 * To be called before whatever must not happen there: a query on the outer handle
 * (it would wait for ever on the embedded database), a call over the network.
 * `what` begins the message, for example `A call to Stripe`.
 */
export function refuseInsideTransaction(what: string): void {
  if (!insideTransaction()) return;
  throw new Error(
    `${what} was made inside an open transaction. Use the transaction's own handle for queries, and do what goes over the network before or after it.`,
  );
}

/** Runs `fn` marked as standing inside a transaction. */
export async function markTransaction<T>(fn: () => Promise<T>): Promise<T> {
  const mark = { open: true };
  try {
    return await current.run(mark, fn);
  } finally {
    mark.open = false;
  }
}
