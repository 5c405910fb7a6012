import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '../../platform/http/api-error.ts';

/** Longer than any call to the provider lasts with its second try. */
export const holdSeconds = 20;
/** Longer than a hold, so that one left behind by a killed process is waited out. */
const patienceMs = 25_000;

/** A hold of one intent, kept in its row; it ends by itself. */
export interface IntentHold {
  /** false while somebody else has it. */
  take(seconds: number): Promise<boolean>;
  release(): Promise<void>;
}

/**
 * Runs a change of an intent while nobody else changes it, so that what the provider hears last is what the newest revision
 * says. Waits for whoever holds it. Throws INTENT_NOT_OPEN when that takes too long.
 */
export async function whileHeld<T>(hold: IntentHold, change: () => Promise<T>): Promise<T> {
  const until = Date.now() + patienceMs;
  for (let pause = 10; !(await hold.take(holdSeconds)); pause = Math.min(200, pause * 2)) {
    if (Date.now() > until) throw new ApiError('INTENT_NOT_OPEN', { message: 'Another change of this payment is under way. Try again in a moment.' });
    await sleep(pause);
  }
  return releasing(hold, change);
}

/** The same without waiting: null while somebody else holds it. */
export async function unlessHeld<T>(hold: IntentHold, change: () => Promise<T>): Promise<T | null> {
  return (await hold.take(holdSeconds)) ? releasing(hold, change) : null;
}

async function releasing<T>(hold: IntentHold, change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } finally {
    await hold.release();
  }
}
