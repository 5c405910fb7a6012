import type { Language } from '@parral/api-spec/languages';
import type { VatRate, VatRule } from '@parral/rules';
import type { FolderSetting } from './folder-setting.ts';
import type { Lists } from './schemas/lists.ts';
import type { Carrier } from './schemas/shipping.ts';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One row: which content is shown. Every process reads `version` once a second. */
export const contentState = pgTable('content_state', {
  id: integer().primaryKey(),
  version: integer().notNull(),
  /** Hash of the estate folder that was imported last; null before the first import. */
  estateHash: text(),
  importedAt: timestamp({ withTimezone: true }),
  /** General terms of shipping: VAT (one percentage, or whose rate counts), free threshold in cents, delivery note; and whether codes are taken (yes where nothing is said). */
  shipping: jsonb().$type<{
    vat: number | VatRule;
    /** Code of the estate's own country; the first one where nothing is said. */
    sentFrom?: string | undefined;
    visitVat?: VatRate[] | undefined;
    freeFrom: number | null;
    delivery: Record<Language, string>;
    deliveryTime?: Record<Language, string> | undefined;
    holidays?: string[];
    carriers?: Carrier[];
    couponsEnabled?: boolean;
  }>(),
  /** What filters and forms offer; null: the usual lists. */
  lists: jsonb().$type<Lists>(),
  /** What the folder sets of how the house runs, with file and line; null: imported before that was kept. */
  settings: jsonb().$type<FolderSetting[]>(),
});

/** Every folder that was ever imported, so that a server which starts with one of before does not turn the content back. */
export const contentImport = pgTable('content_import', {
  /** Hash of the estate folder. */
  hash: text().primaryKey(),
  /** The version that its last import made. */
  version: integer().notNull(),
});
