import { and, eq, gt, inArray, isNull, lte, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { liveIntentStates } from '@parral/rules';
import { builtOnce, placeholders, writtenOnce } from '../../platform/database/built-once.ts';
import type { Db } from '../../platform/database/database.ts';
import { orderIntent, orderRevision } from './orders.schema.ts';
import type { RefusalLine, RevisionSnapshot } from './revision-snapshot.ts';

export type IntentRow = typeof orderIntent.$inferSelect;
const live = [...liveIntentStates];

const inSeconds = (seconds: number | Placeholder) => sql`now() + make_interval(secs => ${seconds})`;

export async function findIntent(db: Db, by: { id: string } | { paymentIntentId: string } | { liveOfBasket: string }): Promise<IntentRow | null> {
  const find = 'id' in by ? intentById : 'paymentIntentId' in by ? intentByPayment : liveIntentOfBasket;
  const [row] = await find(db).execute(by);
  return row ?? null;
}

const intentById = builtOnce((db) => intents(db, eq(orderIntent.id, sql.placeholder('id'))).prepare('intent_by_id'));
const intentByPayment = builtOnce((db) => intents(db, eq(orderIntent.paymentIntentId, sql.placeholder('paymentIntentId'))).prepare('intent_by_payment'));
const liveIntentOfBasket = builtOnce((db) =>
  intents(db, and(eq(orderIntent.basketId, sql.placeholder('liveOfBasket')), sql`state in ('creating', 'open', 'placing')`)).prepare('live_intent_of_basket'),
);
const intents = (db: Db, where: SQL | undefined) => db.select().from(orderIntent).where(where);

export async function findRevision(db: Db, intentId: string, revision: number): Promise<RevisionSnapshot | null> {
  const [row] = await revisionOf(db).execute({ intentId, revision });
  return row?.snapshot ?? null;
}

const revisionOf = builtOnce((db) =>
  db
    .select({ snapshot: orderRevision.snapshot })
    .from(orderRevision)
    .where(and(eq(orderRevision.intentId, sql.placeholder('intentId')), eq(orderRevision.revision, sql.placeholder('revision'))))
    .prepare('revision_of_intent'),
);

/** Address the buyer of an intent came from, for the links of mails. */
export async function originOf(db: Db, intentId: string): Promise<string> {
  const [row] = await db.select({ origin: orderIntent.origin }).from(orderIntent).where(eq(orderIntent.id, intentId));
  return row?.origin ?? '';
}

type NewIntent = Pick<typeof orderIntent.$inferInsert, 'id' | 'basketId' | 'sessionId' | 'memberId' | 'brand' | 'language' | 'origin' | 'termsVersion'> & {
  termsAccepted: boolean;
  checkAfterSeconds: number;
  /** Its maker, who holds it from the start, and for so many seconds (see `holdIntent`). */
  owner: string;
  holdSeconds: number;
};

/** Writes a new intent with its first revision, in one statement. A second live one of the same basket breaks the unique index `order_intent_live`. */
export async function insertIntent(db: Db, intent: NewIntent, snapshot: RevisionSnapshot): Promise<void> {
  await newIntent(db).execute({ ...intent, snapshot: JSON.stringify(snapshot), totalCents: snapshot.totalCents, dueCents: snapshot.dueCents });
}

const newIntent = writtenOnce(() => {
  const intent = placeholders('id', 'basketId', 'sessionId', 'memberId', 'brand', 'language', 'origin', 'termsAccepted', 'termsVersion', 'owner');
  const { holdSeconds, checkAfterSeconds, snapshot, totalCents, dueCents } = placeholders(
    'holdSeconds',
    'checkAfterSeconds',
    'snapshot',
    'totalCents',
    'dueCents',
  );
  return sql`
    with intent as (
      insert into order_intent (id, basket_id, session_id, member_id, brand, language, origin, state, revision, terms_accepted_at, terms_version, busy_until, busy_owner, check_after)
      values (${intent.id}, ${intent.basketId}, ${intent.sessionId}, ${intent.memberId}, ${intent.brand}, ${intent.language}, ${intent.origin}, 'creating', 1,
        case when ${intent.termsAccepted}::boolean then now() end, ${intent.termsVersion}, ${inSeconds(holdSeconds)}, ${intent.owner}::uuid, ${inSeconds(checkAfterSeconds)})
      returning id
    )
    insert into order_revision (intent_id, revision, snapshot, total_cents, due_cents)
    select id, 1, ${snapshot}::jsonb, ${totalCents}::integer, ${dueCents}::integer from intent`;
});

export async function insertRevision(tx: Db, intentId: string, revision: number, snapshot: RevisionSnapshot): Promise<void> {
  await tx.insert(orderRevision).values({ intentId, revision, snapshot, totalCents: snapshot.totalCents, dueCents: snapshot.dueCents });
}

/** Counts the revision of an open intent up and writes it; null when the intent is no longer open. */
export async function addRevision(tx: Db, intentId: string, snapshot: RevisionSnapshot): Promise<number | null> {
  const [row] = await tx
    .update(orderIntent)
    .set({ revision: sql`${orderIntent.revision} + 1`, updatedAt: sql`now()` })
    .where(and(eq(orderIntent.id, intentId), eq(orderIntent.state, 'open')))
    .returning({ revision: orderIntent.revision });
  if (row === undefined) return null;
  await insertRevision(tx, intentId, row.revision, snapshot);
  return row.revision;
}

/** Holds an intent for `owner`, or prolongs what `owner` holds; false while somebody else does. A hold ends by itself after `seconds`. */
export async function holdIntent(db: Db, intentId: string, owner: string, seconds: number): Promise<boolean> {
  const held = await db
    .update(orderIntent)
    .set({ busyUntil: inSeconds(seconds), busyOwner: owner })
    .where(and(eq(orderIntent.id, intentId), or(lte(orderIntent.busyUntil, sql`now()`), eq(orderIntent.busyOwner, owner))))
    .returning({ id: orderIntent.id });
  return held.length > 0;
}

const free = { busyUntil: sql`now()`, busyOwner: null };

/** Lets go of an intent where `owner` still holds it. */
export async function releaseIntent(db: Db, intentId: string, owner: string): Promise<void> {
  await db
    .update(orderIntent)
    .set(free)
    .where(and(eq(orderIntent.id, intentId), eq(orderIntent.busyOwner, owner)));
}

/** creating → open, with the payment, and lets go of the intent unless its holder keeps it; null when it was not being created. */
export async function openIntent(db: Db, intentId: string, payment: { id: string; secret: string }, options: { keepHold: boolean }): Promise<IntentRow | null> {
  const opened = options.keepHold ? openedHeld : openedFree;
  const [row] = await opened(db).execute({ intentId, ...payment });
  return row ?? null;
}

const opening = (name: string, letGo: Partial<typeof free>) =>
  builtOnce((db) =>
    db
      .update(orderIntent)
      .set({
        state: 'open',
        acknowledgedRevision: 1,
        paymentIntentId: sql`${sql.placeholder('id')}`,
        paymentSecret: sql`${sql.placeholder('secret')}`,
        updatedAt: sql`now()`,
        ...letGo,
      })
      .where(and(eq(orderIntent.id, sql.placeholder('intentId')), eq(orderIntent.state, 'creating')))
      .returning()
      .prepare(name),
  );
const openedHeld = opening('open_intent_held', {});
const openedFree = opening('open_intent', free);

/** The buyer may have changed language or logged in since the intent was made; that somebody was there counts as a change. */
export async function refreshIntent(
  db: Db,
  intentId: string,
  { language, memberId, origin }: Pick<IntentRow, 'language' | 'memberId' | 'origin'>,
): Promise<void> {
  await db
    .update(orderIntent)
    .set({ language, memberId, origin, updatedAt: sql`now()` })
    .where(and(eq(orderIntent.id, intentId), eq(orderIntent.state, 'open')));
}

/** Notes that the card provider knows a revision. */
export async function markAcknowledged(db: Db, intentId: string, revision: number): Promise<void> {
  await db.update(orderIntent).set({ acknowledgedRevision: revision }).where(eq(orderIntent.id, intentId));
}

/** Notes of an open intent that the buyer's bank takes its time over the payment, or no longer does; false where it was noted before, or is not open. */
export async function noteBank(tx: Db, intentId: string, isAtIt: boolean): Promise<boolean> {
  const before = isAtIt ? isNull(orderIntent.reason) : eq(orderIntent.reason, 'PAYMENT_PROCESSING');
  const rows = await tx
    .update(orderIntent)
    .set({ reason: isAtIt ? 'PAYMENT_PROCESSING' : null })
    .where(and(eq(orderIntent.id, intentId), eq(orderIntent.state, 'open'), before))
    .returning({ id: orderIntent.id });
  return rows.length > 0;
}

/** creating or open → cancelled; false when it was in neither state. */
export async function cancelIntent(tx: Db, intentId: string, reason: string, lines: RefusalLine[] = []): Promise<boolean> {
  const rows = await tx
    .update(orderIntent)
    .set({ state: 'cancelled', reason, reasonLines: lines, updatedAt: sql`now()` })
    .where(and(eq(orderIntent.id, intentId), inArray(orderIntent.state, ['creating', 'open'])))
    .returning({ id: orderIntent.id });
  return rows.length > 0;
}

/**
 * Takes unfinished intents that are due, so that no other process looks at them too; the next look comes later the
 * older they are, after `pauseSeconds` at least. `all` takes those that are not due as well, `after` the id of the last one taken.
 */
export async function claimUnfinished(db: Db, options: { all: boolean; after: string | null; most: number; pauseSeconds: number }): Promise<IntentRow[]> {
  const due = db
    .select({ id: orderIntent.id })
    .from(orderIntent)
    .where(
      and(
        inArray(orderIntent.state, live),
        options.all ? undefined : lte(orderIntent.checkAfter, sql`now()`),
        options.after === null ? undefined : gt(orderIntent.id, options.after),
      ),
    )
    .orderBy(orderIntent.id)
    .limit(options.most)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(orderIntent)
    .set({
      checkAfter: sql`now() + greatest(make_interval(secs => ${options.pauseSeconds}), least(interval '1 hour', (now() - ${orderIntent.createdAt}) / 4))`,
    })
    .where(inArray(orderIntent.id, due))
    .returning();
  return rows.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Personal data of intents that came to nothing goes after 30 days. */
export async function eraseUnfinished(db: Db): Promise<void> {
  await db.execute(sql`
    delete from order_revision r using order_intent i
    where i.id = r.intent_id and i.state = 'cancelled' and i.updated_at < now() - interval '30 days'
      and not exists (select from shop_order o where o.intent_id = i.id)`);
}
