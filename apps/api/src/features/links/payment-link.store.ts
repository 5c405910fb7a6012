import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, inArray, lt, lte, ne, or, sql } from 'drizzle-orm';
import { builtOnce } from '../../platform/database/built-once.ts';
import type { Db } from '../../platform/database/database.ts';
import { officeStaffName } from '../staff/index.ts';
import { type LinkKind, type LinkState, paymentLink } from './payment-links.schema.ts';

/** `isOver`: its time has come, whether somebody has ended it yet or not. */
export type LinkRow = typeof paymentLink.$inferSelect & { isOver: boolean };
export type NewLink = Omit<
  typeof paymentLink.$inferInsert,
  'state' | 'tokenHash' | 'staffId' | 'sends' | 'createdAt' | 'sentAt' | 'openedAt' | 'paidAt' | 'endedAt' | 'sale' | 'until'
> & { holdHours: number };

const live = ['sent', 'opened'] as const;
const isLive = inArray(paymentLink.state, [...live]);
const isOver = sql<boolean>`(${paymentLink.until} <= now())`;
const selected = { link: paymentLink, isOver };

const rowOf = ({ link, isOver: over }: { link: typeof paymentLink.$inferSelect; isOver: boolean }): LinkRow => ({ ...link, isOver: over });
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

export async function insertLink(tx: Db, { holdHours, ...link }: NewLink, staffId: string | null): Promise<void> {
  await tx.insert(paymentLink).values({ ...link, staffId, state: 'sent', until: sql`now() + make_interval(hours => ${holdHours}::integer)` });
}

export async function findLink(db: Db, by: { id: string } | { token: string } | { officeKey: string }): Promise<LinkRow | null> {
  const where = 'id' in by ? eq(paymentLink.id, by.id) : 'token' in by ? eq(paymentLink.tokenHash, hashOf(by.token)) : eq(paymentLink.officeKey, by.officeKey);
  const [row] = await db.select(selected).from(paymentLink).where(where);
  return row === undefined ? null : rowOf(row);
}

/** Makes the token of a mail that is being written; that of the mail before serves no longer. null where the link is not to be paid any more. */
export async function renewToken(db: Db, id: string): Promise<string | null> {
  const token = `pay_${randomBytes(32).toString('base64url')}`;
  const rows = await db
    .update(paymentLink)
    .set({ tokenHash: hashOf(token) })
    .where(and(eq(paymentLink.id, id), isLive))
    .returning({ id: paymentLink.id });
  return rows.length > 0 ? token : null;
}

export async function noteSent(db: Db, id: string): Promise<void> {
  await db
    .update(paymentLink)
    .set({ sentAt: sql`now()` })
    .where(eq(paymentLink.id, id));
}

/** sent → opened; nothing in any other state. */
export async function noteOpened(db: Db, id: string): Promise<void> {
  await db
    .update(paymentLink)
    .set({ state: 'opened', openedAt: sql`now()` })
    .where(and(eq(paymentLink.id, id), eq(paymentLink.state, 'sent')));
}

/** Counts a sending; null where the link is not to be paid any more. */
export async function countSend(tx: Db, id: string): Promise<number | null> {
  const [row] = await tx
    .update(paymentLink)
    .set({ sends: sql`${paymentLink.sends} + 1`, sentAt: null })
    .where(and(eq(paymentLink.id, id), isLive, gt(paymentLink.until, sql`now()`)))
    .returning({ sends: paymentLink.sends });
  return row?.sends ?? null;
}

/** → paid, in the transaction that books the money; also from one that ended while its payment was under way. Nothing where the sale is of no link. */
export async function settleLink(tx: Db, id: string, sale: string): Promise<void> {
  await paidLink(tx).execute({ id, sale });
}

const paidLink = builtOnce((db) =>
  db
    .update(paymentLink)
    .set({ state: 'paid', paidAt: sql`now()`, endedAt: null, sale: sql`${sql.placeholder('sale')}` })
    .where(and(eq(paymentLink.id, sql.placeholder('id')), ne(paymentLink.state, 'paid')))
    .prepare('link_paid'),
);

/** sent or opened → expired (where its time has come) or withdrawn, in the caller's transaction; false where it was in neither. */
export async function endLink(tx: Db, id: string, to: 'expired' | 'withdrawn'): Promise<boolean> {
  const rows = await tx
    .update(paymentLink)
    .set({ state: to, endedAt: sql`now()` })
    .where(and(eq(paymentLink.id, id), isLive, to === 'expired' ? lte(paymentLink.until, sql`now()`) : undefined))
    .returning({ id: paymentLink.id });
  return rows.length > 0;
}

/** Links whose time has come and that nobody has ended yet. */
export async function findElapsed(db: Db, most: number): Promise<LinkRow[]> {
  const rows = await db
    .select(selected)
    .from(paymentLink)
    .where(and(isLive, lte(paymentLink.until, sql`now()`)))
    .orderBy(paymentLink.until)
    .limit(most);
  return rows.map(rowOf);
}

export interface LinkQuery {
  id?: string | undefined;
  /** A part of name, address or number of the sale. */
  text?: string | undefined;
  state?: LinkState | undefined;
  kind?: LinkKind | undefined;
  /** The id of the last one of the page before. */
  after?: string | undefined;
  most: number;
}

export type ListedLink = LinkRow & { staffName: string | null };

/** Links that fit, newest first. */
export async function listLinks(db: Db, { id: one, text = '', state, kind, after, most }: LinkQuery): Promise<ListedLink[]> {
  const like = `%${text.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const { id, createdAt, name, email, sale } = paymentLink;
  const rows = await db
    .select({ ...selected, staffName: officeStaffName(sql`${paymentLink.staffId}`) })
    .from(paymentLink)
    .where(
      and(
        one === undefined ? undefined : eq(id, one),
        text.trim() === '' ? undefined : or(sql`${name} ilike ${like}`, sql`${email} ilike ${like}`, sql`${sale} ilike ${like}`),
        state === undefined ? undefined : eq(paymentLink.state, state),
        kind === undefined ? undefined : eq(paymentLink.kind, kind),
        after === undefined ? undefined : lt(sql`(${createdAt}, ${id})`, sql`(select created_at, id from payment_link where id = ${after}::uuid)`),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(most);
  return rows.map(({ staffName, ...row }) => ({ ...rowOf(row), staffName }));
}

/** What was asked of somebody, for that person (Regulation (EU) 2016/679, articles 15 and 20). `email`: in its kept form. */
export async function linksOf(db: Db, email: string) {
  const rows = await db.select(selected).from(paymentLink).where(eq(paymentLink.email, email));
  return rows.map(({ link: { kind, state, name, words, content, amountCents, createdAt, until, sale } }) => ({
    kind,
    state,
    name,
    words,
    content,
    amount_cents: amountCents,
    created_at: createdAt.toISOString(),
    until: until.toISOString(),
    sale,
  }));
}

/** Takes out links to a person that are not to be paid any more, in the caller's transaction (article 17); what was paid stands in its order or visit. */
export async function deleteLinksOf(tx: Db, email: string): Promise<void> {
  await tx.delete(paymentLink).where(and(eq(paymentLink.email, email), sql`state not in ('sent', 'opened')`));
}

/** Takes out links thirty days after they came to nothing, and a year after they were paid. */
export async function eraseLinks(db: Db): Promise<void> {
  await db.delete(paymentLink).where(or(sql`ended_at < now() - interval '30 days'`, sql`paid_at < now() - interval '1 year'`));
}
