import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

/** How full the visits of one kind were. */
export interface Occupancy extends Record<string, unknown> {
  experienceId: string;
  slots: number;
  capacity: number;
  booked: number;
  arrived: number;
}

/** How full the visits of these days were, the days at both ends included; closed slots count where somebody is booked. */
export async function occupancyOf(db: Db, { from, to }: { from: string; to: string }): Promise<Occupancy[]> {
  const { rows } = await db.execute<Occupancy>(sql`
    select s.experience_id as "experienceId", count(*)::integer as slots, sum(s.capacity)::integer as capacity, sum(s.booked)::integer as booked,
      coalesce(sum(a.arrived), 0)::integer as arrived
    from slot s left join (
      select b.slot_id, sum(b.arrived_people)::integer as arrived from booking b join slot o on o.id = b.slot_id
      where o.day between ${from}::date and ${to}::date and b.arrived_people is not null group by b.slot_id
    ) a on a.slot_id = s.id
    where s.day between ${from}::date and ${to}::date and (s.is_open or s.booked > 0)
    group by 1 order by 4 desc, 1`);
  return rows;
}
