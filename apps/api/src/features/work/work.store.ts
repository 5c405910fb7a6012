import { and, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { type Db, insertInParts } from '../../platform/database/database.ts';
import { officeStaffName } from '../staff/index.ts';
import { type LineAsked, type LineOutcome, officeWork, officeWorkLine, type WorkKind } from './work.schema.ts';

export interface NewLine {
  position: number;
  subject: string;
  asked: LineAsked;
}

/** What became of a line. */
export type LineEnd = { outcome: Exclude<LineOutcome, 'failed'>; result?: unknown } | { outcome: 'failed'; problem: string; message: string };

export type LineRow = typeof officeWorkLine.$inferSelect;

/** Work with how far it is. */
export interface WorkRow {
  id: string;
  kind: WorkKind;
  staffId: string | null;
  staffName: string | null;
  reason: string | null;
  begunAt: Date;
  endedAt: Date | null;
  total: number;
  done: number;
  already: number;
  failed: number;
}

/** Writes work with its lines; false where its id was taken before. */
export async function insertWork(tx: Db, work: typeof officeWork.$inferInsert, lines: readonly NewLine[]): Promise<boolean> {
  const [row] = await tx.insert(officeWork).values(work).onConflictDoNothing().returning({ id: officeWork.id });
  if (row === undefined) return false;
  await insertInParts(
    lines.map((line) => ({ ...line, workId: row.id })),
    (part) => tx.insert(officeWorkLine).values(part),
  );
  return true;
}

const count = (outcome?: LineOutcome) =>
  outcome === undefined
    ? sql<number>`count(${officeWorkLine.position})::integer`
    : sql<number>`(count(*) filter (where ${officeWorkLine.outcome} = ${outcome}))::integer`;

/** Work of these kinds, the newest first, or the one of an id; `after`: the id of the last one of the page before. */
export async function findWork(db: Db, query: { kinds: readonly WorkKind[]; id?: string; after?: string | undefined; most: number }): Promise<WorkRow[]> {
  const { id, kind, begunAt } = officeWork;
  const [last] = query.after === undefined ? [] : await db.select({ begunAt }).from(officeWork).where(eq(id, query.after));
  const fits = and(
    inArray(kind, [...query.kinds]),
    query.id === undefined ? undefined : eq(id, query.id),
    last && or(lt(begunAt, last.begunAt), and(eq(begunAt, last.begunAt), lt(id, query.after ?? ''))),
  );
  const found = db.select().from(officeWork).where(fits).orderBy(desc(begunAt), desc(id)).limit(query.most).as('found');
  return db
    .select({
      id: found.id,
      kind: found.kind,
      staffId: found.staffId,
      staffName: officeStaffName(sql`${found.staffId}`),
      reason: found.reason,
      begunAt: found.begunAt,
      endedAt: found.endedAt,
      total: count(),
      done: count('done'),
      already: count('already'),
      failed: count('failed'),
    })
    .from(found)
    .leftJoin(officeWorkLine, eq(officeWorkLine.workId, found.id))
    .groupBy(found.id, found.kind, found.staffId, found.reason, found.begunAt, found.endedAt)
    .orderBy(desc(found.begunAt), desc(found.id));
}

/** Lines in their order, after a position. */
export async function linesOf(
  db: Db,
  workId: string,
  query: { outcome?: LineOutcome | undefined; after?: number | undefined; most: number },
): Promise<LineRow[]> {
  const { outcome, position } = officeWorkLine;
  return db
    .select()
    .from(officeWorkLine)
    .where(
      and(
        eq(officeWorkLine.workId, workId),
        query.outcome === undefined ? undefined : eq(outcome, query.outcome),
        query.after === undefined ? undefined : gt(position, query.after),
      ),
    )
    .orderBy(position)
    .limit(query.most);
}

/** The first line that is not done yet. */
export async function nextLine(db: Db, workId: string): Promise<LineRow | null> {
  const [line] = await db
    .select()
    .from(officeWorkLine)
    .where(and(eq(officeWorkLine.workId, workId), isNull(officeWorkLine.outcome)))
    .orderBy(officeWorkLine.position)
    .limit(1);
  return line ?? null;
}

/** Says what became of a line; what was said before stays. */
export async function settleLine(db: Db, { workId, position }: Pick<LineRow, 'workId' | 'position'>, end: LineEnd): Promise<void> {
  await db
    .update(officeWorkLine)
    .set(end)
    .where(and(eq(officeWorkLine.workId, workId), eq(officeWorkLine.position, position), isNull(officeWorkLine.outcome)));
}

/** Ends work of which no line is left. */
export async function endWork(db: Db, id: string): Promise<void> {
  await db
    .update(officeWork)
    .set({ endedAt: sql`now()` })
    .where(and(eq(officeWork.id, id), isNull(officeWork.endedAt)));
}

/** Lets go of what lines say of these orders or members, since the person they are about is erased. */
export async function forgetLines(tx: Db, subjects: readonly string[]): Promise<void> {
  if (subjects.length > 0) await tx.delete(officeWorkLine).where(inArray(officeWorkLine.subject, [...subjects]));
}

/** Lines name customers: work is kept for a month after its end. */
export async function deleteOldWork(db: Db): Promise<void> {
  await db.delete(officeWork).where(sql`${officeWork.endedAt} < now() - interval '1 month'`);
}
