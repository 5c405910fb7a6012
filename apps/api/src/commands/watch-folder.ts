import { watch } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

/** An editor's program writes a file in several goes: what comes within this is one change, in ms. */
const TOGETHER_MS = 150;

/**
 * Gives one value at once and one after each change of anything in a folder, until `signal` ends it. Changes that come while a
 * value is being used count as one.
 */
export async function* changesOf(folder: string, signal: AbortSignal | undefined): AsyncGenerator<void> {
  let wake: () => void = () => undefined;
  let changed = true;
  let failure: unknown;
  const heard = (error?: unknown) => {
    failure ??= error;
    changed = true;
    wake();
  };
  signal?.addEventListener('abort', () => heard(), { once: true });
  // Begins before the first value, so that nothing between is missed.
  const events = watch(folder, { recursive: true, ...(signal && { signal }) });
  void (async () => {
    for await (const _event of events) heard();
  })().catch((error: unknown) => (signal?.aborted ? heard() : heard(error)));
  const over = () => signal?.aborted ?? false;
  while (!over()) {
    if (!changed) await new Promise<void>((done) => (wake = done));
    if (failure !== undefined) throw failure;
    await setTimeout(TOGETHER_MS);
    changed = false;
    if (!over()) yield;
  }
}
