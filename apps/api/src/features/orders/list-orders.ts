import { desc } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { shopOrder } from './orders.schema.ts';

/** The newest orders first; totals in cents. */
export async function listOrders(db: Db, most = 200) {
  const { number, status, state, brand, email, totalCents, capturedCents, placedAt } = shopOrder;
  return db.select({ number, status, state, brand, email, totalCents, capturedCents, placedAt }).from(shopOrder).orderBy(desc(placedAt)).limit(most);
}
