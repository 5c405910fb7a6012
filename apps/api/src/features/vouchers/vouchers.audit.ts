import { sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import type { Audit } from '../audit/audit.ts';

/** Registers the checks of vouchers: none redeemed twice, none used up for nothing, none given back and still used. */
export function registerAudit(audit: Audit): void {
  audit.addNone('a voucher is redeemed at most once', (db) =>
    rows(db, sql`select code, count(*)::integer as redemptions from voucher_redemption where returned_at is null group by code having count(*) > 1`),
  );
  audit.addNone('a redeemed voucher is used, and its visit is booked', (db) =>
    rows(
      db,
      sql`
    select r.id, r.code, b.state from voucher_redemption r join voucher v on v.code = r.code join booking b on b.id = r.booking_id
    where r.returned_at is null and (v.used_at is null or b.state <> 'confirmed' or b.paid_with <> 'voucher' or b.people > v.participants)
    union all select null, null, b.state from booking b
    where b.paid_with = 'voucher' and b.state = 'confirmed' and not exists (select from voucher_redemption r where r.booking_id = b.id and r.returned_at is null)`,
    ),
  );
}

async function rows(db: Db, query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> {
  return (await db.execute(query)).rows;
}
