import { and, desc, eq, inArray, isNotNull, isNull, lt, notInArray, sql, type SQL } from 'drizzle-orm';
import { builtOnce, placeholders } from '../database/built-once.ts';
import type { Db } from '../database/database.ts';
import { leaseSeconds } from './lanes.ts';
import { currentRequestId } from '../log/request-scope.ts';
import { outbox } from './outbox.schema.ts';

/** A row that this process has leased. */
export interface LeasedRow {
  id: number;
  kind: string;
  key: string;
  payload: unknown;
  attempts: number;
  leaseId: string;
  /** The request in which it was written; null for work of the server's own. */
  requestId: string | null;
}

const isOpen = and(isNull(outbox.doneAt), isNull(outbox.deadAt));

export async function addRow(tx: Db, entry: { kind: string; key: string; sequence?: string | undefined; payload: unknown }): Promise<void> {
  await newRow(tx).execute({ sequence: null, ...entry, requestId: currentRequestId() ?? null });
}

const newRow = builtOnce((db) =>
  db
    .insert(outbox)
    .values(placeholders('kind', 'key', 'sequence', 'payload', 'requestId'))
    .onConflictDoNothing({ target: outbox.key })
    .prepare('outbox_row'),
);

/** Deletes rows of a kind that are not done, dead ones too, and whose payload holds these fields. */
export async function dropRows(tx: Db, kind: string, fields: Record<string, string>): Promise<void> {
  await tx.delete(outbox).where(and(isNull(outbox.doneAt), eq(outbox.kind, kind), sql`${outbox.payload} @> ${JSON.stringify(fields)}::jsonb`));
}

/** Leases rows that are due, of each sequence the first that is open. Another process, or this one after a crash, takes them when the lease is over. */
export async function leaseRows(db: Db, kinds: string[], most: number): Promise<LeasedRow[]> {
  if (kinds.length === 0) return [];
  const rows = await leaseOfDue(db).execute({ kinds, most });
  return rows.map((row) => ({ ...row, leaseId: row.leaseId ?? '' }));
}

const leaseOfDue = builtOnce((db) => {
  // Neither a plain `not exists` nor the conditions of `outbox_open`: with statistics from before a backlog the planner takes what waits
  // for nothing, and reads all of it again for each row.
  const isFirst = sql`exists (
    select 1 from outbox earlier
    where earlier.sequence = ${outbox.sequence} and earlier.id < ${outbox.id} and coalesce(earlier.done_at, earlier.dead_at) is null
  ) is not true`;
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isOpen, sql`${outbox.availableAt} <= now()`, sql`${outbox.kind} = any(${sql.placeholder('kinds')})`, isFirst))
    // As `outbox_open` has them: of ten thousand that wait it reads ten.
    .orderBy(outbox.availableAt, outbox.id)
    .limit(sql.placeholder('most'))
    .for('update', { skipLocked: true });
  return (
    db
      .update(outbox)
      .set({ availableAt: sql`now() + make_interval(secs => ${leaseSeconds})`, attempts: sql`${outbox.attempts} + 1`, leaseId: sql`gen_random_uuid()` })
      // As an array it is read once; as `in` it may be read again for each row, and takes so many more each time.
      .where(sql`${outbox.id} = any(array(${due}))`)
      .returning({
        id: outbox.id,
        kind: outbox.kind,
        key: outbox.key,
        payload: outbox.payload,
        attempts: outbox.attempts,
        leaseId: outbox.leaseId,
        requestId: outbox.requestId,
      })
      .prepare('outbox_lease')
  );
});

const leased = ({ id, leaseId }: LeasedRow) => and(eq(outbox.id, id), eq(outbox.leaseId, leaseId));
const notLeased = { leaseId: null } as const;

/** The payload goes with the work, since it may hold personal data. */
export async function finishRow(db: Db, row: LeasedRow): Promise<void> {
  await doneRow(db).execute({ id: row.id, leaseId: row.leaseId });
}

const doneRow = builtOnce((db) =>
  db
    .update(outbox)
    .set({ ...notLeased, doneAt: sql`now()`, lastError: null, payload: {} })
    .where(and(eq(outbox.id, sql.placeholder('id')), eq(outbox.leaseId, sql.placeholder('leaseId'))))
    .prepare('outbox_row_done'),
);

/** Has a row tried again after so many seconds. */
export async function postponeRow(db: Db, row: LeasedRow, seconds: number, reason: string): Promise<void> {
  await db
    .update(outbox)
    .set({ ...notLeased, availableAt: sql`now() + make_interval(secs => ${seconds})`, lastError: reason.slice(0, 1000) })
    .where(leased(row));
}

/** Gives a row back as it was: whoever had it ends before the work was done. */
export async function giveBackRow(db: Db, row: LeasedRow): Promise<void> {
  await db
    .update(outbox)
    .set({ ...notLeased, availableAt: sql`now()`, attempts: row.attempts - 1 })
    .where(leased(row));
}

/** Ends a row that nobody tries again by itself. */
export async function buryRow(db: Db, row: LeasedRow, reason: string): Promise<void> {
  await db
    .update(outbox)
    .set({ ...notLeased, deadAt: sql`now()`, lastError: reason.slice(0, 1000) })
    .where(leased(row));
}

/** Has dead rows tried again from the beginning, all of them or those of a sequence, or one that is dead or waits. Returns how many. */
export async function retryRows(db: Db, chosen: number | 'dead' | { sequence: string }): Promise<number> {
  const which =
    typeof chosen === 'number'
      ? and(eq(outbox.id, chosen), isNull(outbox.doneAt), isNull(outbox.leaseId))
      : and(isNotNull(outbox.deadAt), chosen === 'dead' ? undefined : eq(outbox.sequence, chosen.sequence));
  const rows = await db
    .update(outbox)
    .set({ deadAt: null, attempts: 0, availableAt: sql`now()` })
    .where(which)
    .returning({ id: outbox.id });
  return rows.length;
}

/** Months after which personal data that could not be delivered is deleted, and the traces of what was done. */
const kept = { dead: sql`interval '1 month'`, done: sql`interval '6 months'` };

/** Deletes what has been dead or done for its term. Returns how many rows. */
export async function deleteEnded(db: Db): Promise<number> {
  const rows = await db
    .delete(outbox)
    .where(sql`${outbox.deadAt} < now() - ${kept.dead} or ${outbox.doneAt} < now() - ${kept.done}`)
    .returning({ id: outbox.id });
  return rows.length;
}

/** How many rows of a kind wait and how many are dead, by their sequence. */
export async function countBySequence(db: Db, kind: string): Promise<Map<string, { waiting: number; dead: number }>> {
  const dead = sql<number>`(count(*) filter (where ${outbox.deadAt} is not null))::integer`;
  const rows = await db
    .select({ sequence: outbox.sequence, all: sql<number>`count(*)::integer`, dead })
    .from(outbox)
    .where(and(eq(outbox.kind, kind), isNull(outbox.doneAt), isNotNull(outbox.sequence)))
    .groupBy(outbox.sequence);
  return new Map(rows.map(({ sequence, all, dead }) => [sequence ?? '', { waiting: all - dead, dead }]));
}

/** SQL for everything that was written in the last half year, as a table of `kind`, `key`. */
export const outboxKeys: SQL = sql`(select kind, key from outbox)`;

/** A row as people are shown it: without what it carries. */
export interface ListedRow {
  id: number;
  kind: string;
  key: string;
  state: 'waiting' | 'leased' | 'dead';
  attempts: number;
  createdAt: Date;
  /** When it is tried next; of a dead one, when it died. */
  at: Date;
  lastError: string | null;
}

/** What is not done, the newest 500: dead ones first, then in the order in which it is tried. */
export async function listOpenRows(db: Db): Promise<ListedRow[]> {
  const rows = await db
    .select()
    .from(outbox)
    .where(isNull(outbox.doneAt))
    .orderBy(sql`${outbox.deadAt} is null`, desc(outbox.id))
    .limit(500);
  return rows.map(({ id, kind, key, attempts, createdAt, availableAt, deadAt, leaseId, lastError }) => ({
    id,
    kind,
    key,
    state: deadAt !== null ? 'dead' : leaseId !== null ? 'leased' : 'waiting',
    attempts,
    createdAt,
    at: deadAt ?? availableAt,
    lastError,
  }));
}

/** Mails that are dead, the newest 100: by the name of their text and whom they were for; of a kind that is written when it is sent, that kind. */
export async function listDeadMails(
  db: Db,
  kinds: readonly string[],
): Promise<(Pick<ListedRow, 'key' | 'createdAt' | 'lastError'> & { name: string; to: string | null })[]> {
  return db
    .select({
      key: outbox.key,
      createdAt: outbox.createdAt,
      lastError: outbox.lastError,
      name: sql<string>`coalesce(payload ->> 'name', kind)`,
      to: sql<string | null>`payload ->> 'to'`,
    })
    .from(outbox)
    .where(and(isNotNull(outbox.deadAt), isNull(outbox.doneAt), inArray(outbox.kind, [...kinds])))
    .orderBy(desc(outbox.id))
    .limit(100);
}

/** Mails that hold a text and have not left although they were tried, the newest first: dead, or tried again; without those that were sent again since. */
export async function stuckMails(db: Db, text: string): Promise<{ payload: string; to: string; isDead: boolean; lastError: string | null }[]> {
  const again = sql`exists (select 1 from outbox a where a.sequence = ${outbox.sequence} and a.id > ${outbox.id} and a.done_at is not null and a.key like '%:again:%')`;
  return db
    .select({
      payload: sql<string>`payload::text`,
      to: sql<string>`coalesce(payload ->> 'to', '')`,
      isDead: sql<boolean>`(dead_at is not null)`,
      lastError: outbox.lastError,
    })
    .from(outbox)
    .where(
      and(
        isNull(outbox.doneAt),
        eq(outbox.kind, 'mail'),
        sql`(dead_at is not null or last_error is not null)`,
        sql`strpos(payload::text, ${text}) > 0`,
        sql`not ${again}`,
      ),
    )
    .orderBy(desc(outbox.id))
    .limit(1000);
}

/** How many rows are not done yet, and how many are dead, by kind; `age` of the oldest that waits, in seconds. */
export async function countOpenRows(db: Db): Promise<{ kind: string; waiting: number; dead: number; age: number }[]> {
  return db
    .select({
      kind: outbox.kind,
      waiting: sql<number>`(count(*) filter (where ${outbox.deadAt} is null))::integer`,
      dead: sql<number>`count(${outbox.deadAt})::integer`,
      age: sql<number>`coalesce(extract(epoch from now() - min(${outbox.createdAt}) filter (where ${outbox.deadAt} is null)), 0)::double precision`,
    })
    .from(outbox)
    .where(isNull(outbox.doneAt))
    .groupBy(outbox.kind);
}

const summary = { id: outbox.id, kind: outbox.kind, attempts: outbox.attempts, last_error: outbox.lastError };

/** Rows, but for those of kinds that do not count, that still wait five minutes after they were written. */
export async function stuckRows(db: Db, except: readonly string[]): Promise<Record<string, unknown>[]> {
  return db
    .select(summary)
    .from(outbox)
    .where(and(isOpen, lt(outbox.createdAt, sql`now() - interval '5 minutes'`), notInArray(outbox.kind, [...except])));
}

/** Rows, but for those of kinds that do not count, that nobody tries again by itself. */
export async function deadRows(db: Db, except: readonly string[]): Promise<Record<string, unknown>[]> {
  return db
    .select(summary)
    .from(outbox)
    .where(and(isNotNull(outbox.deadAt), notInArray(outbox.kind, [...except])));
}

/** What was ordered of a sequence, oldest first, done or not: what it is for and what became of it. */
export async function rowsOfSequence(
  db: Db,
  sequence: string,
): Promise<(Pick<ListedRow, 'id' | 'key' | 'createdAt' | 'lastError'> & { doneAt: Date | null; deadAt: Date | null })[]> {
  const { id, key, createdAt, lastError, doneAt, deadAt } = outbox;
  return db.select({ id, key, createdAt, lastError, doneAt, deadAt }).from(outbox).where(eq(outbox.sequence, sequence)).orderBy(id);
}
