import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { holdIntent, releaseIntent } from '../orders/index.ts';

/** Longer than any call to the card provider lasts with its second try. */
export const holdSeconds = 20;
/** Longer than a hold, so that one left behind by a killed process is waited out. */
const patienceMs = 25_000;

/**
 * Runs a change of an intent while nobody else changes it, so that what the card
 * provider is told last is what the newest revision says. Waits for whoever
 * holds it. Throws INTENT_NOT_OPEN when that takes too long.
 */
export async function whileHeld<T>(db: Db, intentId: string, change: () => Promise<T>): Promise<T> {
  const until = Date.now() + patienceMs;
  for (let pause = 10; !(await holdIntent(db, intentId, holdSeconds)); pause = Math.min(200, pause * 2)) {
    if (Date.now() > until) throw new ApiError('INTENT_NOT_OPEN', { message: 'Another change of this payment is under way. Try again in a moment.' });
    await sleep(pause);
  }
  try {
    return await change();
  } finally {
    await releaseIntent(db, intentId);
  }
}
