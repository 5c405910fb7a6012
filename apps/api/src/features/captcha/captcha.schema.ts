import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The one secret that challenges are signed with; made at first need and the same for every process. */
export const captchaSecret = pgTable(
  'captcha_secret',
  {
    id: integer().primaryKey(),
    secret: text().notNull(),
  },
  (table) => [check('captcha_secret_one', sql`${table.id} = 1`)],
);

/** Tokens that have served, so that none serves twice whichever process is asked; forgotten when they would be too old anyway. */
export const usedCaptcha = pgTable('used_captcha', {
  token: text().primaryKey(),
  until: timestamp({ withTimezone: true }).notNull(),
});
