import type { Db } from '../../database/database.ts';
import { newsletterSubscription } from './newsletter.schema.ts';

/** Subscribes an address in lower case; false when it already was. */
export async function subscribe(db: Db, subscription: typeof newsletterSubscription.$inferInsert): Promise<boolean> {
  const { email, site, language, origin } = subscription;
  const rows = await db
    .insert(newsletterSubscription)
    .values({ email, site, language, origin })
    .onConflictDoNothing()
    .returning({ email: newsletterSubscription.email });
  return rows.length === 1;
}
