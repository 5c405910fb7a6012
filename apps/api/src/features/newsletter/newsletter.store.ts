import { createHash, randomBytes } from 'node:crypto';
import { and, asc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { Language } from '../../platform/content/index.ts';
import { newsletterSubscription as subscription } from './newsletter.schema.ts';

export interface SubscriptionRequest {
  /** Lower case. */
  email: string;
  site: string;
  language: Language;
  /** Where it was asked for: `footer`, `checkout`, `booking`. */
  origin: string;
}

/** A subscription that somebody has just confirmed. */
export interface Confirmed extends Pick<SubscriptionRequest, 'email' | 'site' | 'language'> {
  unsubscribeToken: string;
  /** False when it was confirmed before. */
  isNew: boolean;
}

/** Who asks again within these minutes gets no second mail. */
const patienceMinutes = 10;
/** For how long the link in the mail confirms. */
export const confirmDays = 7;

/**
 * Writes a request. `ask`: not confirmed yet, and a mail is due; `asked`: one was ordered a moment ago; `subscribed`: confirmed
 * already. Of many at once one gets `ask`.
 */
export async function saveSubscriptionRequest(tx: Db, request: SubscriptionRequest): Promise<'ask' | 'asked' | 'subscribed'> {
  const due = sql`${subscription.askedAt} < now() - make_interval(mins => ${patienceMinutes})`;
  const [row] = await tx
    .insert(subscription)
    .values(request)
    .onConflictDoUpdate({
      target: [subscription.email, subscription.site],
      set: { language: request.language, askedAt: sql`case when ${due} then now() else ${subscription.askedAt} end` },
      setWhere: isNull(subscription.confirmedAt),
    })
    .returning({ now: sql<boolean>`${subscription.askedAt} = now()` });
  if (row === undefined) return 'subscribed';
  return row.now ? 'ask' : 'asked';
}

/** Makes the token of a link that confirms, 128 random bits, in the place of an earlier one; null when there is nothing to confirm. */
export async function makeConfirmToken(
  db: Db,
  { email, site }: Pick<SubscriptionRequest, 'email' | 'site'>,
): Promise<{ token: string; language: Language } | null> {
  const token = randomBytes(16).toString('base64url');
  const [row] = await db
    .update(subscription)
    .set({ tokenHash: hash(token), tokenExpiresAt: sql`now() + make_interval(days => ${confirmDays})` })
    .where(and(eq(subscription.email, email), eq(subscription.site, site), isNull(subscription.confirmedAt)))
    .returning({ language: subscription.language });
  return row === undefined ? null : { token, language: row.language as Language };
}

/** pending → confirmed; opening the link again changes nothing. Null for a token that is nobody's or too old. */
export async function confirmSubscription(tx: Db, token: string): Promise<Confirmed | null> {
  const [row] = await tx
    .update(subscription)
    .set({ confirmedAt: sql`coalesce(${subscription.confirmedAt}, now())` })
    .where(and(eq(subscription.tokenHash, hash(token)), gt(subscription.tokenExpiresAt, sql`now()`)))
    .returning({
      email: subscription.email,
      site: subscription.site,
      language: subscription.language,
      unsubscribeToken: subscription.unsubscribeToken,
      isNew: sql<boolean>`${subscription.confirmedAt} = now()`,
    });
  return row === undefined ? null : { ...row, language: row.language as Language };
}

/** Ends a subscription, confirmed or not; nothing for a token that is nobody's. */
export async function endSubscription(db: Db, token: string): Promise<void> {
  await db.delete(subscription).where(eq(subscription.unsubscribeToken, token));
}

/** Whom letters may be sent to. */
export interface Subscriber extends SubscriptionRequest {
  confirmedAt: Date;
  unsubscribeToken: string;
}

/** All who have confirmed, of one brand or of all, oldest first. */
export async function listConfirmed(db: Db, brand?: string): Promise<Subscriber[]> {
  const rows = await db
    .select()
    .from(subscription)
    .where(and(isNotNull(subscription.confirmedAt), brand === undefined ? undefined : eq(subscription.site, brand)))
    .orderBy(asc(subscription.confirmedAt), asc(subscription.email));
  return rows.map(({ email, site, language, origin, confirmedAt, unsubscribeToken }) => ({
    email,
    site,
    language: language as Language,
    origin,
    confirmedAt: confirmedAt as Date,
    unsubscribeToken,
  }));
}

/** Whether an address (lower case) asked for the newsletter of a brand; of any brand when `site` is undefined. */
export async function isSubscribed(db: Db, email: string, site: string | undefined): Promise<boolean> {
  const rows = await db.select({ site: subscription.site }).from(subscription).where(eq(subscription.email, email));
  return rows.some((row) => site === undefined || row.site === site);
}

/** What is kept about an address (lower case), for that person; secrets are left out. */
export async function subscriptionsOf(db: Db, email: string) {
  const rows = await db.select().from(subscription).where(eq(subscription.email, email));
  return rows.map(({ tokenHash: _hash, tokenExpiresAt: _until, unsubscribeToken: _token, ...kept }) => kept);
}

/** Forgets an address (lower case). */
export async function deleteSubscriptions(tx: Db, email: string): Promise<void> {
  await tx.delete(subscription).where(eq(subscription.email, email));
}

/** What nobody has confirmed in thirty days is forgotten. */
export async function deleteUnconfirmed(db: Db): Promise<void> {
  await db.delete(subscription).where(and(isNull(subscription.confirmedAt), lt(subscription.askedAt, sql`now() - interval '30 days'`)));
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
