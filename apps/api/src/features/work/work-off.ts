import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import type { OutboxAttempt } from '../../platform/outbox/outbox.ts';
import { asActor } from '../staff/index.ts';
import { goOnLater, workRow } from './begin-work.ts';
import type { LineAsked, WorkKind } from './work.schema.ts';
import { deleteOldWork, endWork, findWork, type LineEnd, nextLine, settleLine } from './work.store.ts';

/**
 * Does what a line asks for and says what became of it. What it changes it changes in one transaction, in which it calls `along`: so a
 * line that is done is written down as done, whenever the process is killed. It may be called again, and then finds it done.
 */
export type LineWorker = (asked: LineAsked, context: { along: (tx: Db) => Promise<void>; reason: string | undefined }) => Promise<LineEnd>;
export type LineWorkers = Readonly<Record<WorkKind, LineWorker>>;

export const workKinds = ['dispatches', 'purchases', 'delivery_notes'] as const satisfies readonly WorkKind[];

/** Milliseconds that one row of the outbox works; the next one goes on, so that no long work keeps everybody else's waiting. */
const pieceMs = 5000;
/** Attempts after which a line that fails for no reason known is given up, so that the rest goes on. */
const attemptsOfLine = 4;

/** Does the lines of work that are left, one after the other, until `isEnough`. Returns the position of the last one that it did; null: none is left. */
export async function workOff({ db }: Pick<Context, 'db'>, workers: LineWorkers, id: string, { isEnough, onFailure }: WorkingOff): Promise<number | null> {
  const [work] = await findWork(db, { kinds: workKinds, id, most: 1 });
  if (work === undefined) return null;
  return asActor(work.staffId === null ? 'command' : { staffId: work.staffId }, async () => {
    let last = 0;
    for (;;) {
      const line = await nextLine(db, id);
      if (line === null) break;
      if (last > 0 && isEnough()) return last;
      const along = (tx: Db) => settleLine(tx, line, { outcome: 'done' });
      await settleLine(db, line, await workers[work.kind](line.asked, { along, reason: work.reason ?? undefined }).catch(onFailure));
      last = line.position;
    }
    await endWork(db, id);
    return null;
  });
}

interface WorkingOff {
  isEnough: () => boolean;
  /** Throws on, or says how a line ends that failed for no reason known. */
  onFailure: (error: unknown) => LineEnd;
}

/** Has the server work off what was begun, also what another process had begun when it was killed. */
export function registerWork({ db, outbox, jobs, log }: Pick<Context, 'db' | 'outbox' | 'jobs' | 'log'>, workers: LineWorkers): void {
  outbox.register(workRow, 'events', async ({ id }: { id: string }, { attempt, signal }: OutboxAttempt) => {
    const until = Date.now() + pieceMs;
    const last = await workOff({ db }, workers, id, {
      isEnough: () => signal.aborted || Date.now() > until,
      onFailure(error) {
        if (signal.aborted || attempt < attemptsOfLine) throw error;
        log.error({ err: error, work: id }, 'a line of long work is given up');
        return { outcome: 'failed', problem: 'unexpected', message: 'It failed again and again; the log of the server says why.' };
      },
    });
    signal.throwIfAborted();
    if (last !== null) await goOnLater(outbox, db, id, last);
  });
  jobs.every(86_400, 'old long work', () => deleteOldWork(db));
}
