import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

/** One booking of a day, for the people who receive it. */
export interface DayEntry {
  /** `HH:MM`, wall time of the estate. */
  time: string;
  brand: string;
  experience: string;
  language: string;
  guide: string | null;
  room: string | null;
  adults: number;
  children: number;
  babies: number;
  people: number;
  name: string;
  phone: string;
  comment: string;
  paidWith: string;
}

/** The booked visits of a day (`YYYY-MM-DD`), by hour, visit and language. Payments under way are not in it. */
export async function dayList(db: Db, day: string): Promise<DayEntry[]> {
  const { rows } = await db.execute<DayEntry & Record<string, unknown>>(sql`
    select substr(s.starts_local, 12) as time, b.brand, coalesce(e.data #>> '{name,es}', b.experience_id) as experience, b.language, s.guide, s.room,
      b.adults, b.children, b.babies, b.people, concat_ws(' ', b.visitor ->> 'name', b.visitor ->> 'surname') as name,
      b.visitor ->> 'phone_number' as phone, coalesce(b.visitor ->> 'comment', '') as comment, b.paid_with as "paidWith"
    from booking b join slot s on s.id = b.slot_id left join experience e on e.id = b.experience_id
    where s.day = ${day}::date and b.state = 'confirmed'
    order by s.starts_local, experience, b.language, b.booked_at`);
  return rows;
}
