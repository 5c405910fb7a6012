import type { components } from '@parral/api-spec';
import { fewPlaces } from '@parral/rules';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { Experience, Language } from '../../platform/content/index.ts';
import { soldBeside } from './places.ts';

type SlotOption = components['schemas']['SlotOption'];

export interface SlotQuery {
  month: number;
  year: number;
  /** In which the visit is guided. */
  language: Language;
  people: number;
  /** Places that who asks holds already, which count as free for them; null for none. */
  ownHold: { slotId: number; people: number } | null;
}

interface Found {
  starts_local: string;
  free: number;
  [column: string]: unknown;
}

/**
 * The days of a month and their times, with room for the visitors or full (specification section 3, slot option). Times
 * that begin too soon, that are closed, and whose guide or room is sold to another visit are left out.
 */
export async function slotOptions(db: Db, visit: Experience, { month, year, language, people, ownHold }: SlotQuery): Promise<SlotOption[]> {
  const prefix = `${year}-${String(month).padStart(2, '0')}`;
  const held = (of: 's' | 'o') => (ownHold === null ? sql`0` : sql`case when ${sql.raw(of)}.id = ${ownHold.slotId} then ${ownHold.people}::integer else 0 end`);
  const { rows } = await db.execute<Found>(sql`
    select s.starts_local, (s.capacity - s.held - s.booked + ${held('s')})::integer as free
    from slot s
    where s.experience_id = ${String(visit.id)} and s.starts_local >= ${`${prefix}-01`} and s.starts_local < ${`${prefix}-99`}
      and s.is_open and ${language} = any (s.languages) and s.starts_at - make_interval(hours => ${visit.leadHours}) > now()
      and not ${soldBeside(held('o'))}
    order by s.starts_local`);
  const days = new Map<string, SlotOption>();
  for (const { starts_local: starts, free } of rows) {
    const [day = '', time = ''] = starts.split('T');
    const option = days.get(day) ?? { day, slots: [], places_left: {}, full_slots: [] };
    days.set(day, option);
    if (free < people) option.full_slots.push(time);
    else option.slots.push(time);
    if (free >= people && free <= fewPlaces) option.places_left[time] = free;
  }
  return [...days.values()];
}
