import { AsyncLocalStorage } from 'node:async_hooks';

/** Who acts: somebody of the office, or a command in a terminal. */
export type Actor = { staffId: string } | 'command';

const current = new AsyncLocalStorage<Actor>();

/** Runs `work` as what somebody does: what changes in it is written in the log of actions. */
export function asActor<T>(actor: Actor, work: () => T): T {
  return current.run(actor, work);
}

/** Who acts here; undefined: a customer, or the server by itself. */
export function currentActor(): Actor | undefined {
  return current.getStore();
}
