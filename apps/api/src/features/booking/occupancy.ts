import { and, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { slotPlacesOf } from '../experiences/index.ts';
import { booking } from './booking.schema.ts';

/** How full the visits of one kind were. */
export interface Occupancy {
  experienceId: string;
  slots: number;
  capacity: number;
  booked: number;
  arrived: number;
}

/** How full the visits of these days were, the fullest first; the days at both ends included. */
export async function occupancyOf(db: Db, days: { from: string; to: string }): Promise<Occupancy[]> {
  const slots = await slotPlacesOf(db, days);
  const arrived = await arrivedBySlot(
    db,
    slots.filter(({ booked }) => booked > 0).map(({ id }) => id),
  );
  const kinds = [...Map.groupBy(slots, ({ experienceId }) => experienceId)].map(([experienceId, all]) => {
    const sum = (of: (each: (typeof all)[number]) => number) => all.reduce((total, each) => total + of(each), 0);
    return {
      experienceId,
      slots: all.length,
      capacity: sum(({ capacity }) => capacity),
      booked: sum(({ booked }) => booked),
      arrived: sum(({ id }) => arrived.get(id) ?? 0),
    };
  });
  return kinds.toSorted((a, b) => b.booked - a.booked || a.experienceId.localeCompare(b.experienceId));
}

async function arrivedBySlot(db: Db, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const { slotId, arrivedPeople } = booking;
  const rows = await db
    .select({ slotId, arrived: sql<number>`sum(${arrivedPeople})::integer` })
    .from(booking)
    .where(and(inArray(slotId, ids), isNotNull(arrivedPeople)))
    .groupBy(slotId);
  return new Map(rows.map(({ slotId: id, arrived }) => [id, arrived]));
}
