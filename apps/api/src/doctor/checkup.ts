import { setTimeout } from 'node:timers/promises';
import { describeError } from '../platform/log/logger.ts';

/** One thing that the doctor looks at. */
export interface Check {
  /** What is looked at, as a person says it: `clock`, `webhook of Stripe`. */
  name: string;
  /** Looks, and says in a sentence what is well. Throws what is not, and what to do, in a sentence too. */
  look(signal: AbortSignal): Promise<string>;
}

export interface Diagnosis {
  name: string;
  ok: boolean;
  says: string;
}

/** So long a check may take, in milliseconds: what says nothing is found ill. */
export const checkLimitMs = 10_000;

/** Looks at everything at once, each for `limitMs` at most. Never throws. */
export async function examine(checks: readonly Check[], limitMs = checkLimitMs): Promise<Diagnosis[]> {
  return Promise.all(checks.map((check) => examineOne(check, limitMs)));
}

async function examineOne({ name, look }: Check, limitMs: number): Promise<Diagnosis> {
  const signal = AbortSignal.timeout(limitMs);
  const late = setTimeout(limitMs, null, { ref: false });
  try {
    const says = await Promise.race([look(signal), late]);
    if (says !== null) return { name, ok: true, says };
  } catch (error) {
    if (!signal.aborted) return { name, ok: false, says: sentenceOf(error) };
  }
  return { name, ok: false, says: `did not answer within ${limitMs / 1000} s.` };
}

/** The innermost cause says most: fetch itself only says that it failed. */
function sentenceOf(error: unknown): string {
  const cause = error instanceof Error && error.message === 'fetch failed' && error.cause instanceof Error ? error.cause : error;
  const { message } = describeError(cause);
  return /[.!?]$/.test(message) ? message : `${message}.`;
}
