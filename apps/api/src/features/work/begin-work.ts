import { randomUUID } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { currentActor, noteAction } from '../staff/index.ts';
import type { WorkKind } from './work.schema.ts';
import { insertWork, type NewLine } from './work.store.ts';

/** The kind of the outbox's rows that have work gone on with. */
export const workRow = 'office work';

export interface WorkWish {
  kind: WorkKind;
  /** Made once for the form; sent again it begins nothing more. A new one where it is not said. */
  key?: string | undefined;
  reason?: string | undefined;
  lines: readonly NewLine[];
}

/**
 * Begins long work as who acts: its lines are written down, with a row of the outbox that has them done, and the log says who began what.
 * Returns its id.
 */
export async function beginWork({ db, outbox }: Pick<Context, 'db' | 'outbox'>, { kind, key, reason, lines }: WorkWish): Promise<string> {
  const actor = currentActor();
  const id = key ?? randomUUID();
  await transaction(db, async (tx) => {
    const staffId = actor === undefined || actor === 'command' ? null : actor.staffId;
    if (!(await insertWork(tx, { id, kind, staffId, reason: reason ?? null }, lines))) return;
    await noteAction(tx, { kind: 'work.begin', subject: id, after: { work: kind, lines: lines.length }, reason });
    await goOnLater(outbox, tx, id, 0);
  });
  return id;
}

/** Has work gone on with behind the line of this position; one row at a time. */
export async function goOnLater(outbox: Context['outbox'], tx: Parameters<Context['outbox']['add']>[0], id: string, position: number): Promise<void> {
  await outbox.add(tx, { kind: workRow, key: `${workRow}:${id}:${position}`, sequence: `work:${id}`, payload: { id } });
}
