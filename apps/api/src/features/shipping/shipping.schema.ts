import type { Language } from '@parral/api-spec/languages';
import type { VatRate, WorkingDays } from '@parral/rules';
import type { ShippingZone } from '../../platform/content/index.ts';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** A country the estate ships to; money in cents, VAT included. */
export const shippingCountry = pgTable('shipping_country', {
  code: text().primaryKey(),
  position: integer().notNull(),
  name: jsonb().$type<Record<Language, string>>().notNull(),
  postcodeRegex: text().notNull(),
  priceCents: integer().notNull(),
  /** Goods for this sum and more travel free; null: never. */
  freeFromCents: integer(),
  /** Parts of it with terms of their own, by postcode. */
  zones: jsonb().$type<ShippingZone[]>().notNull().default([]),
  /** Rates of VAT in what is sent there; null where the estate has one rate for all. */
  vat: jsonb().$type<VatRate[]>(),
  /** Working days from the order to the door; null: not said. */
  days: jsonb().$type<WorkingDays>(),
  note: jsonb().$type<Record<Language, string>>().notNull(),
});
