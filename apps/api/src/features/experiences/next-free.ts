import type { components } from '@parral/api-spec';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { Experience, Language } from '../../platform/content/index.ts';
import { soldBeside } from './places.ts';

type NextFree = components['schemas']['NextFree'];

interface Found {
  experience_id: string;
  date: string;
  languages: Language[];
  [column: string]: unknown;
}

/**
 * The next beginning of each visit that can still be booked, with room for the fewest people that one booking may have; a visit
 * without one is left out. The database's clock decides what is in time.
 */
export async function nextFree(db: Db, visits: readonly Experience[]): Promise<NextFree[]> {
  if (visits.length === 0) return [];
  const asked = visits.map(({ id, leadHours, minVisitors }) => ({ id: String(id), lead: leadHours, people: minVisitors }));
  const { rows } = await db.execute<Found>(sql`
    select v.id as experience_id, f.starts_local as date, array_to_json(f.languages) as languages
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as v (id text, lead integer, people integer)
    cross join lateral (
      select s.starts_local, s.languages from slot s
      where s.experience_id = v.id and s.is_open and s.starts_at - make_interval(hours => v.lead) > now()
        and s.held + s.booked + v.people <= s.capacity and not ${soldBeside()}
      order by s.starts_local limit 1) f`);
  return rows.map(({ experience_id, date, languages }) => ({ experience_id, date, languages }));
}
