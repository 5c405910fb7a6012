import { sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import type { Audit } from '../audit/audit.ts';

/** Registers the checks of what comes after the purchase: cancelled orders, refunds, withdrawals. */
export function registerAudit(audit: Audit): void {
  audit.addNone('every cancelled order is refunded in full', (db) =>
    rows(
      db,
      sql`
    select number, state, captured_cents, refunded_cents from shop_order
    where (status = 'canceled' and state = 'paid' and canceled_at < now() - interval '10 minutes')
      or (state = 'refunded' and refunded_cents <> captured_cents) or (status = 'canceled' and state = 'authorised')`,
    ),
  );
  audit.addNone('nothing was refunded but of cancelled or undeliverable orders', (db) =>
    rows(
      db,
      sql`
    select number, state, refunded_cents from shop_order where refunded_cents > 0 and state <> 'refunded'`,
    ),
  );
  audit.addNone('withdrawn lines = lines of confirmed withdrawals', (db) =>
    rows(
      db,
      sql`
    select w.id, w.order_id from withdrawal w
    where w.confirmed_at is not null and cardinality(w.skus) <> (select count(*) from withdrawal_line l where l.withdrawal_id = w.id)
    union all select l.withdrawal_id, l.order_id from withdrawal_line l join withdrawal w on w.id = l.withdrawal_id
    where w.confirmed_at is null or w.order_id <> l.order_id or not exists (select from order_line o where o.order_id = l.order_id and o.sku = l.sku)`,
    ),
  );
}

async function rows(db: Db, query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> {
  return (await db.execute(query)).rows;
}
