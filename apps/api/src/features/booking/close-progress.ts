import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { closingsOn } from '../experiences/index.ts';

/** A closed day, or one slot that is, and how far everybody who was booked is told. */
export interface ClosingProgress {
  brand: string;
  /** Wall time and visit of the slot; null for the whole day. */
  date: string | null;
  experienceId: string | null;
  reason: string;
  /** ISO; null where nothing was offered. */
  answerUntil: string | null;
  /** Visits: not told yet; offered and not answered; on another date now; cancelled since. */
  left: number;
  waiting: number;
  moved: number;
  ended: number;
}

/** What is closed on a day (`YYYY-MM-DD`), whole days first; visits that were over before do not count. */
export async function closingsOf(db: Db, day: string): Promise<ClosingProgress[]> {
  const { rows } = await db.execute<ClosingProgress & Record<string, unknown>>(sql`
    with closing as (select * from ${closingsOn(day)} c)
    select brand, date, experience_id as "experienceId", reason, to_char(answer_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "answerUntil",
      (select count(*) from booking b where b.slot_id = any(slots) and b.brand = closing.brand and b.state = 'confirmed' and b.offer_until is null)::integer as "left",
      (select count(*) from booking b where b.slot_id = any(slots) and b.brand = closing.brand and b.state = 'confirmed' and b.offer_until is not null)::integer as waiting,
      (select count(*) from booking b where b.offered_slot_id = any(slots) and b.slot_id <> all(slots) and b.brand = closing.brand and b.state = 'confirmed')::integer as moved,
      (select count(*) from booking b where b.slot_id = any(slots) and b.brand = closing.brand and b.state in ('cancelled', 'refunded') and b.cancelled_at >= closed_at)::integer as ended
    from closing order by date nulls first, brand`);
  return rows;
}
