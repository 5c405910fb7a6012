import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Who asked for the newsletter of a brand. */
export const newsletterSubscription = pgTable(
  'newsletter_subscription',
  {
    email: text().notNull(),
    site: text().notNull(),
    language: text().notNull(),
    origin: text().notNull(),
    subscribedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ name: 'newsletter_subscription_pk', columns: [table.email, table.site] })],
);
