import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { Experience } from '../../platform/content/index.ts';
import { slot } from './slot.schema.ts';

/** `isInTime`: it does not begin too soon to be booked. */
export type FoundSlot = typeof slot.$inferSelect & { isInTime: boolean };

/** The slot of a visit at a wall time (`YYYY-MM-DDTHH:MM`); null where there is none. The database's clock decides what is in time. */
export async function findSlot(db: Db, visit: Experience, startsLocal: string): Promise<FoundSlot | null> {
  const isInTime = sql<boolean>`${slot.startsAt} - make_interval(hours => ${visit.leadHours}) > now()`;
  const [row] = await db
    .select({ ...getTableColumns(slot), isInTime })
    .from(slot)
    .where(and(eq(slot.experienceId, String(visit.id)), eq(slot.startsLocal, startsLocal)));
  return row ?? null;
}
