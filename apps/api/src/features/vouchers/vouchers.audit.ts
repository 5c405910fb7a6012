import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { Audit } from '../../platform/audit/audit.ts';

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
  audit.addNone('every gift that was paid for has its voucher, and none of a cancelled order serves', (db) =>
    rows(
      db,
      sql`
    select o.number, l.sku, l.quantity from shop_order o join order_line l on l.order_id = o.id join product p on p.sku = l.sku and p.gift is not null
    where o.state = 'paid' and o.status <> 'canceled' and o.paid_at < now() - interval '10 minutes' and l.returned_at is null
      and l.quantity <> (select count(*) from voucher v where v.order_id = o.id and v.order_sku = l.sku)
    union all select o.number, v.order_sku, 1 from voucher v join shop_order o on o.id = v.order_id
    where v.active and (o.status = 'canceled' or o.state in ('cancelled', 'refunded'))`,
    ),
  );
}

async function rows(db: Db, query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> {
  return (await db.execute(query)).rows;
}
