import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { NoticeMail } from '../../platform/content/index.ts';

/** What the estate's people are to be told in a mail that is not ordered yet; a row goes with the mail that tells it. */
export const estateNotice = pgTable(
  'estate_notice',
  {
    /** What it is about, for example `order:<id>`. */
    key: text().primaryKey(),
    brand: text().notNull(),
    notice: jsonb().$type<NoticeMail['notice']>().notNull(),
    writtenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('estate_notice_waiting').on(table.brand, table.writtenAt)],
);
