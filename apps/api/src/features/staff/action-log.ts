import { and, desc, eq, gte, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Importer } from '../../platform/content/import-estate.ts';
import type { Db } from '../../platform/database/database.ts';
import { forItsValues } from '../../platform/database/preparing-client.ts';
import { insideTransaction } from '../../platform/database/transaction-guard.ts';
import { currentActor } from './actor.ts';
import { type ActionFacts, officeAction, officeStaff } from './staff.schema.ts';

/** What was done, as features say it. */
export interface NewAction {
  /** `order.refund`: what it was done to, a dot, what. */
  kind: `${string}.${string}`;
  /** Number or reference of what it was done to. */
  subject: string;
  before?: ActionFacts;
  after?: ActionFacts;
  /** In the words of who did it. */
  reason?: string | undefined;
}

/** Writes an action down in the transaction that does it, where somebody of the office or a command acts; what customers and the server do is none. */
export async function noteAction(tx: Db, { kind, subject, before, after, reason }: NewAction): Promise<void> {
  const actor = currentActor();
  if (actor === undefined) return;
  if (!insideTransaction()) throw new Error(`The action "${kind}" was noted outside the transaction that does it.`);
  await tx.insert(officeAction).values({
    actor: actor === 'command' ? 'command' : 'person',
    staffId: actor === 'command' ? null : actor.staffId,
    kind,
    subjectKind: kind.slice(0, kind.indexOf('.')),
    subject,
    before,
    after,
    reason: reason === undefined || reason === '' ? null : reason,
  });
}

/** Notes that a folder was imported, by the beginning of its hash, where somebody does it: a server that starts is nobody. */
export const noteImport: Importer =
  async (_db, { hash }) =>
  (tx) =>
    noteAction(tx, { kind: 'folder.import', subject: hash.slice(0, 12) });

export interface ActionQuery {
  /** Words, each the beginning of one of subject, kind, reason, what changed, or of the name of who did it. */
  text?: string | undefined;
  staffId?: string | undefined;
  kind?: string | undefined;
  subjectKind?: string | undefined;
  subject?: string | undefined;
  /** Days at the estate, both included. */
  from?: string | undefined;
  to?: string | undefined;
  /** The id of the last action of the page before. */
  before?: number | undefined;
  most: number;
}

export type ActionRow = typeof officeAction.$inferSelect & { staffName: string | null };

/** More than there are: a limit keeps PostgreSQL from working through all actions by their id in the hope of a page. */
const noLimit = 1_000_000_000;

/** SQL for what an action is found by; its index stands on the same. */
const actionWords = sql`search_words(subject || ' ' || kind || ' ' || coalesce(reason, '') || ' ' || coalesce(before::text, '') || ' ' || coalesce(after::text, ''))`;

/** Actions that fit, newest first. */
export async function listActions(db: Db, query: ActionQuery): Promise<ActionRow[]> {
  const { id, at, staffId, kind, subjectKind, subject } = officeAction;
  const midnight = (day: string, later: number) => sql`((${day}::date + ${later}::integer)::timestamp at time zone 'Europe/Madrid')`;
  const fits = and(
    forItsValues,
    query.staffId === undefined ? undefined : eq(staffId, query.staffId),
    query.kind === undefined ? undefined : eq(kind, query.kind),
    query.subjectKind === undefined ? undefined : eq(subjectKind, query.subjectKind),
    query.subject === undefined ? undefined : eq(subject, query.subject),
    query.from === undefined ? undefined : gte(at, midnight(query.from, 0)),
    query.to === undefined ? undefined : lt(at, midnight(query.to, 1)),
    query.before === undefined ? undefined : lt(id, query.before),
  );
  const read = async (where: SQL | undefined): Promise<ActionRow[]> => {
    const rows = await db
      .select({ action: officeAction, staffName: officeStaff.name })
      .from(officeAction)
      .leftJoin(officeStaff, eq(officeStaff.id, staffId))
      .where(where)
      .orderBy(desc(id))
      .limit(query.most);
    return rows.map(({ action, staffName }) => ({ ...action, staffName }));
  };
  const words = (query.text ?? '').split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return read(fits);
  const hasWords = and(...(await Promise.all(words.map((word) => holds(db, word)))));
  const idsOf = async (where: SQL | undefined): Promise<number[]> => {
    const found = db.select({ id }).from(officeAction).where(where).limit(noLimit).as('found');
    return (await db.select({ id: found.id }).from(found).orderBy(desc(found.id)).limit(query.most)).map((row) => row.id);
  };
  const ids = await idsOf(and(hasWords, fits));
  return ids.length === 0 ? [] : read(inArray(id, ids));
}

/** SQL for the actions that hold a word's beginning, or were done by somebody of that name. */
async function holds(db: Db, word: string): Promise<SQL | undefined> {
  const named = await db
    .select({ id: officeStaff.id })
    .from(officeStaff)
    .where(sql`search_words(${officeStaff.name}) @@ search_query(${word})`);
  const ids = named.map(({ id }) => id);
  return or(sql`${actionWords} @@ search_query(${word})`, ids.length === 0 ? undefined : inArray(officeAction.staffId, ids));
}

/** Lets go of what was said about these subjects, since the person they are about is erased; that something was done stays. */
export async function eraseActions(tx: Db, kind: string, subjects: readonly string[]): Promise<void> {
  if (subjects.length === 0) return;
  await tx
    .update(officeAction)
    .set({ before: null, after: null, reason: null, erasedAt: sql`now()` })
    .where(and(eq(officeAction.subjectKind, kind), inArray(officeAction.subject, [...subjects]), isNull(officeAction.erasedAt)));
}
