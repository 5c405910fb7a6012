import { sql } from 'drizzle-orm';
import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Who asked for the newsletter of a brand; nobody is written to who has not confirmed it by the link of a mail. */
export const newsletterSubscription = pgTable(
  'newsletter_subscription',
  {
    email: text().notNull(),
    site: text().notNull(),
    language: text().notNull(),
    origin: text().notNull(),
    subscribedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Null while nobody has opened the link. */
    confirmedAt: timestamp({ withTimezone: true }),
    /** When the last mail with a link was ordered. */
    askedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Of the link that confirms; the token itself is kept nowhere. */
    tokenHash: text(),
    tokenExpiresAt: timestamp({ withTimezone: true }),
    /** In the link of every letter: it can do nothing but end the subscription, so it never expires. */
    unsubscribeToken: text()
      .notNull()
      .default(sql`gen_random_uuid()::text`),
  },
  (table) => [primaryKey({ name: 'newsletter_subscription_pk', columns: [table.email, table.site] })],
);
