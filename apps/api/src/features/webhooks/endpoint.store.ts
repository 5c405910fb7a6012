import { asc, eq, sql } from 'drizzle-orm';
import { builtOnce } from '../../platform/database/built-once.ts';
import type { Db } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { noteAction } from '../staff/index.ts';
import type { EventType } from './event-types.ts';
import { webhookEndpoint } from './webhooks.schema.ts';

export type Endpoint = typeof webhookEndpoint.$inferSelect;

/** Writes an endpoint; null where another one has the name. */
export async function insertEndpoint(db: Db, endpoint: Pick<Endpoint, 'name' | 'url' | 'types'>): Promise<Endpoint | null> {
  const [row] = await db.insert(webhookEndpoint).values(endpoint).onConflictDoNothing({ target: webhookEndpoint.name }).returning();
  return row ?? null;
}

/** Every endpoint, oldest first. */
export function listEndpoints(db: Db): Promise<Endpoint[]> {
  return db.select().from(webhookEndpoint).orderBy(asc(webhookEndpoint.createdAt));
}

export async function endpointById(db: Db, id: string): Promise<Endpoint | null> {
  const [row] = await db.select().from(webhookEndpoint).where(eq(webhookEndpoint.id, id));
  return row ?? null;
}

export async function endpointNamed(db: Db, name: string): Promise<Endpoint | null> {
  const [row] = await db.select().from(webhookEndpoint).where(eq(webhookEndpoint.name, name));
  return row ?? null;
}

/** Those that are told of events of this type. */
export function endpointsFor(db: Db, type: EventType): Promise<Endpoint[]> {
  return endpointsOf(db).execute({ type });
}

const endpointsOf = builtOnce((db) =>
  db
    .select()
    .from(webhookEndpoint)
    .where(sql`${sql.placeholder('type')} = any(${webhookEndpoint.types})`)
    .orderBy(asc(webhookEndpoint.createdAt))
    .prepare('webhook_endpoints_of_type'),
);

/** Tells it nothing any more. The row of the one that was removed; null where none has the name. */
export async function removeEndpoint(db: Db, name: string): Promise<Endpoint | null> {
  return transaction(db, async (tx) => {
    const [row] = await tx.delete(webhookEndpoint).where(eq(webhookEndpoint.name, name)).returning();
    if (row !== undefined) await noteAction(tx, { kind: 'webhook.remove', subject: name, before: { url: row.url, events: row.types.join(', ') } });
    return row ?? null;
  });
}

/** Keeps how the last attempt ended; `failure` null: it was taken. */
export async function noteAttempt(db: Db, id: string, failure: string | null): Promise<void> {
  const change = failure === null ? { deliveredAt: sql`now()`, failure: null } : { failedAt: sql`now()`, failure: failure.slice(0, 300) };
  await db.update(webhookEndpoint).set(change).where(eq(webhookEndpoint.id, id));
}
