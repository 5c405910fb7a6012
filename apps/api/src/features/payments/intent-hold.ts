import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '../../platform/http/api-error.ts';

/** So long a hold lasts that nobody prolongs: one left behind by a killed process is free again then. */
export const holdSeconds = 15;
/** Longer than such a hold; whoever waits for a change that is under way gives up after it. */
const patienceMs = 25_000;

/** The hold of one intent, kept in its row. It is prolonged while what is done under it lasts, and let go of by its owner alone. */
export interface IntentHold {
  /** Takes it for `owner`, or prolongs what `owner` has; false while somebody else has it. */
  take(owner: string, seconds: number): Promise<boolean>;
  /** Does nothing where somebody else has it by now. */
  release(owner: string): Promise<void>;
}

/**
 * Runs a change of an intent while nobody else changes it, so that what the provider hears last is what the newest revision
 * says. Waits for whoever holds it. Throws INTENT_NOT_OPEN when that takes too long.
 */
export async function whileHeld<T>(hold: IntentHold, change: () => Promise<T>): Promise<T> {
  const owner = randomUUID();
  const until = Date.now() + patienceMs;
  for (let pause = 10; !(await hold.take(owner, holdSeconds)); pause = Math.min(200, pause * 2)) {
    if (Date.now() > until) throw new ApiError('INTENT_NOT_OPEN', { message: 'Another change of this payment is under way. Try again in a moment.' });
    await sleep(pause);
  }
  return releasing(hold, owner, change);
}

/** The same without waiting: null while somebody else holds it. */
export async function unlessHeld<T>(hold: IntentHold, change: () => Promise<T>): Promise<T | null> {
  const owner = randomUUID();
  return (await hold.take(owner, holdSeconds)) ? releasing(hold, owner, change) : null;
}

/** Keeps what `owner` holds already for as long as the change lasts, and does not let go of it. */
export async function prolonging<T>(hold: IntentHold, owner: string, change: () => Promise<T>): Promise<T> {
  // Where the database cannot be asked the hold ends by itself; a revision that was overtaken then is never charged (`termsOf`).
  const timer = setInterval(() => void hold.take(owner, holdSeconds).catch(() => false), (holdSeconds * 1000) / 3).unref();
  try {
    return await change();
  } finally {
    clearInterval(timer);
  }
}

async function releasing<T>(hold: IntentHold, owner: string, change: () => Promise<T>): Promise<T> {
  try {
    return await prolonging(hold, owner, change);
  } finally {
    await hold.release(owner);
  }
}
