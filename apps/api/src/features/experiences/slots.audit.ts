import { sql } from 'drizzle-orm';
import type { Audit } from '../../platform/audit/audit.ts';

/** Registers the checks of the slots by themselves; who booked them checks its own rows against them. */
export function registerAudit(audit: Audit): void {
  audit.addNone(
    'no slot above its capacity',
    async (db) =>
      (await db.execute(sql`select id, experience_id, starts_local, held, booked, capacity from slot where held < 0 or booked < 0 or held + booked > capacity`))
        .rows,
  );
  audit.addNone(
    'no guide and no room sold twice at one time',
    async (db) =>
      (
        await db.execute(sql`
    select s.id as slot, o.id as other, s.guide, s.room from slot s join slot o on o.day between s.day - 1 and s.day + 1 and o.id > s.id
      and (o.guide = s.guide or o.room = s.room) and o.starts_at < s.ends_at and o.ends_at > s.starts_at
    where s.held + s.booked > 0 and o.held + o.booked > 0`)
      ).rows,
  );
}
