import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Takes a statement whose answer nobody waits for: it goes out with the commit, in one message, and nobody else waits for a way there and
 * back less. Where the database refuses it nothing is committed, and the transaction fails with its reason.
 */
export type WithCommit = (statement: Promise<unknown>) => void;

/** The transaction that the running code stands in; `open` turns false when it ends, `last` is what is done before it is committed. */
const current = new AsyncLocalStorage<{ open: boolean; last: ((withCommit: WithCommit) => Promise<void>)[] }>();

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

/**
 * Has something done as the last thing in the transaction that the running code stands in, in the order in which it was asked
 * for: what everybody waits for, such as the next number of a series, is taken there and held no longer than it must be.
 * Throws outside a transaction.
 */
export function beforeCommit(work: (withCommit: WithCommit) => Promise<void>): void {
  const mark = current.getStore();
  if (mark?.open !== true) throw new Error('Something was to be done at the end of a transaction, and there is none.');
  mark.last.push(work);
}

/** Runs `fn`, then what it left for the end, marked as standing inside a transaction. */
export async function markTransaction<T>(fn: () => Promise<T>, withCommit: WithCommit): Promise<T> {
  const mark = { open: true, last: [] as ((withCommit: WithCommit) => Promise<void>)[] };
  try {
    return await current.run(mark, async () => {
      const result = await fn();
      for (const work of mark.last) await work(withCommit);
      return result;
    });
  } finally {
    mark.open = false;
  }
}
