import { asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { skusOnSale } from '../catalogue/index.ts';
import { restockRequest } from './restock.schema.ts';

export type RestockRow = typeof restockRequest.$inferSelect;

/** Notes who asks; whoever has asked for that bottle before stands once, and the term begins anew. */
export async function saveRequest(db: Db, request: Pick<RestockRow, 'email' | 'sku' | 'language' | 'origin'>): Promise<void> {
  const { language, origin } = request;
  await db
    .insert(restockRequest)
    .values(request)
    .onConflictDoUpdate({ target: [restockRequest.email, restockRequest.sku], set: { language, origin, askedAt: sql`now()` } });
}

/**
 * Takes out those whose bottle can be bought now, first come first, `most` at once, in the caller's transaction. What another process
 * has taken out and not yet committed is left to it.
 */
export async function takeServable(tx: Db, most: number): Promise<RestockRow[]> {
  const servable = tx
    .select({ id: restockRequest.id })
    .from(restockRequest)
    .where(sql`${restockRequest.sku} in (select sku from ${skusOnSale} s)`)
    .orderBy(asc(restockRequest.askedAt))
    .limit(most)
    .for('update', { skipLocked: true });
  return tx.delete(restockRequest).where(inArray(restockRequest.id, servable)).returning();
}

/** What somebody asked for, for that person (Regulation (EU) 2016/679, articles 15 and 20). `email`: in its kept form. */
export async function restockRequestsOf(db: Db, email: string): Promise<RestockRow[]> {
  return db.select().from(restockRequest).where(eq(restockRequest.email, email));
}

/** Takes out what a person asked for, in the caller's transaction (article 17). */
export async function deleteRestockRequestsOf(tx: Db, email: string): Promise<void> {
  await tx.delete(restockRequest).where(eq(restockRequest.email, email));
}

/** A bottle that has not come back in a year is waited for by nobody. */
export async function deleteOldRequests(db: Db): Promise<void> {
  await db.delete(restockRequest).where(lt(restockRequest.askedAt, sql`now() - interval '365 days'`));
}
