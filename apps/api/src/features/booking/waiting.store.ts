import { randomBytes } from 'node:crypto';
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { slotById, type SlotRow, slotsBegun, slotsOnSale } from '../experiences/index.ts';
import { waitingPlace } from './booking.schema.ts';

/** `secondsLeft` of an offer, by the database's clock; 0 when nothing is offered. */
export type WaitingRow = typeof waitingPlace.$inferSelect & { secondsLeft: number };

/** Hours for which places are kept for who is offered them. */
export const claimHours = 4;

const columns = {
  ...getTableColumns(waitingPlace),
  secondsLeft: sql<number>`(case when state = 'offered' then greatest(0, ceil(extract(epoch from claim_expires_at - now()))) else 0 end)::integer`,
};

export async function findWaiting(db: Db, token: string): Promise<{ place: WaitingRow; slot: SlotRow } | null> {
  const [place] = await db.select(columns).from(waitingPlace).where(eq(waitingPlace.token, token));
  const slot = place === undefined ? null : await slotById(db, place.slotId);
  return place === undefined || slot === null ? null : { place, slot };
}

type NewWaiting = Omit<typeof waitingPlace.$inferInsert, 'id' | 'position' | 'token' | 'state' | 'offeredAt' | 'claimExpiresAt' | 'createdAt'>;

/** Puts somebody at the end of a slot's list; null when that address waits for it already. */
export async function insertWaiting(tx: Db, values: NewWaiting): Promise<string | null> {
  const token = `wait_${randomBytes(16).toString('base64url')}`;
  const rows = await tx
    .insert(waitingPlace)
    .values({ ...values, token, state: 'waiting' })
    .onConflictDoNothing()
    .returning({ token: waitingPlace.token });
  return rows[0]?.token ?? null;
}

/** Moves a place of a list on; its row, or null when it was in none of these states. */
export async function moveWaiting(tx: Db, id: string, from: readonly WaitingRow['state'][], to: WaitingRow['state']): Promise<WaitingRow | null> {
  const offer = to === 'offered' ? { offeredAt: sql`now()`, claimExpiresAt: sql`now() + make_interval(hours => ${claimHours})` } : {};
  const [row] = await tx
    .update(waitingPlace)
    .set({ state: to, ...offer })
    .where(and(eq(waitingPlace.id, id), inArray(waitingPlace.state, [...from])))
    .returning(columns);
  return row ?? null;
}

/** offered → claimed: the people whose places were kept, which the caller gives back to the slot as it takes its own; 0 when nothing is offered (any more). */
export async function claimOffer(tx: Db, token: string, slotId: number): Promise<number> {
  const [row] = await tx
    .update(waitingPlace)
    .set({ state: 'claimed' })
    .where(and(eq(waitingPlace.token, token), eq(waitingPlace.slotId, slotId), eq(waitingPlace.state, 'offered')))
    .returning({ people: waitingPlace.people });
  return row?.people ?? 0;
}

/** Who may be offered places now, first come first: their slots are open, not begun, and have room for them. */
export async function findServable(db: Db, most: number): Promise<WaitingRow[]> {
  const hasRoom = sql`exists (select from ${slotsOnSale} s where s.id = ${waitingPlace.slotId} and s.free >= ${waitingPlace.people})`;
  return db
    .select(columns)
    .from(waitingPlace)
    .where(and(eq(waitingPlace.state, 'waiting'), hasRoom))
    .orderBy(asc(waitingPlace.position))
    .limit(most);
}

/** Offers whose time is over, and those who wait for what has begun. */
export async function findOver(db: Db, most: number): Promise<WaitingRow[]> {
  const hasBegun = sql`${waitingPlace.slotId} in (select id from ${slotsBegun(0)} s)`;
  return db
    .select(columns)
    .from(waitingPlace)
    .where(sql`(state = 'offered' and claim_expires_at <= now()) or (state = 'waiting' and ${hasBegun})`)
    .limit(most);
}

/** Names and addresses go 30 days after the visit. */
export async function eraseWaiting(db: Db): Promise<void> {
  await db.delete(waitingPlace).where(sql`${waitingPlace.slotId} in (select id from ${slotsBegun(30)} s)`);
}

/** Who waits for places of these slots, or is offered them, first come first. */
export async function waitingFor(db: Db, slotIds: readonly number[]): Promise<WaitingRow[]> {
  if (slotIds.length === 0) return [];
  return db
    .select(columns)
    .from(waitingPlace)
    .where(and(inArray(waitingPlace.slotId, [...slotIds]), inArray(waitingPlace.state, ['waiting', 'offered'])))
    .orderBy(asc(waitingPlace.position));
}
