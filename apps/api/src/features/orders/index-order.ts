import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

/** Writes what an order is found by (`order-search.ts`), and again once it has a tracking number or another address. Begins when it is waited for, as `together` needs it. */
export function indexOrder(tx: Db, orderId: string) {
  return tx.execute(sql`
    insert into order_search (order_id, placed_at, name, country, units, shipping_mode, words)
    select order_id, placed_at, name, country, units, shipping_mode, words from order_search_source where order_id = ${orderId}
    on conflict (order_id) do update set words = excluded.words, country = excluded.country`);
}
