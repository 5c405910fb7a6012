import type { Language } from '@parral/api-spec/languages';
import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { InvoiceDocument } from './invoice-document.ts';
import type { InvoiceKind, Subject } from './sale.ts';
import type { XmlElement } from './verifactu/xml.ts';

const moment = () => timestamp({ withTimezone: true });

/** An invoice that was issued. Written once: the database refuses to change or delete one (its triggers stand in the migration). */
export const invoice = pgTable(
  'invoice',
  {
    id: uuid().primaryKey(),
    /** Opens the PDF from a page or a mail, without a session. */
    token: text().notNull().unique('invoice_token'),
    /** Tax id of who issued it. */
    issuer: text().notNull(),
    series: text().notNull(),
    year: integer().notNull(),
    /** Counts from 1 in each series and year, without gaps. */
    position: integer().notNull(),
    /** Of all three, as it is written: `F-2026-000001`. */
    number: text().notNull(),
    kind: text().$type<InvoiceKind>().notNull(),
    subjectType: text().$type<Subject['type']>().notNull(),
    subjectId: uuid().notNull(),
    /** What a corrective one corrects. */
    correctsId: uuid(),
    totalCents: integer().notNull(),
    taxCents: integer().notNull(),
    /** Day in Europe/Madrid. */
    issuedOn: date().notNull(),
    brand: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** All that is printed. */
    document: jsonb().$type<InvoiceDocument>().notNull(),
  },
  (table) => [
    unique('invoice_number').on(table.issuer, table.number),
    unique('invoice_position').on(table.issuer, table.series, table.year, table.position),
    uniqueIndex('invoice_of_sale')
      .on(table.subjectType, table.subjectId)
      .where(sql`kind <> 'corrective'`),
    index('invoice_issued').on(table.issuedOn),
    index('invoice_of_subject').on(table.subjectType, table.subjectId),
    index('invoice_begin').on(sql`number text_pattern_ops`),
    index('invoice_reference').on(sql`(document ->> 'reference')`),
    foreignKey({ name: 'invoice_corrects', columns: [table.correctsId], foreignColumns: [table.id] }),
    check('invoice_kind', sql`kind in ('simplified', 'full', 'corrective') and (kind = 'corrective') = (corrects_id is not null)`),
    check('invoice_total', sql`(kind = 'corrective' and total_cents < 0) or (kind <> 'corrective' and total_cents > 0)`),
  ],
);

/** A record of the tax agency's chain, one for each invoice, and one more where it is annulled. Written once, like the invoice. */
export const invoiceRecord = pgTable(
  'invoice_record',
  {
    issuer: text().notNull(),
    /** Counts from 1 for each issuer, without gaps. */
    position: integer().notNull(),
    invoiceId: uuid().notNull(),
    type: text().$type<'issued' | 'annulled'>().notNull(),
    fingerprint: text().notNull(),
    element: jsonb().$type<XmlElement>().notNull(),
    generatedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.position] }),
    unique('invoice_record_of_invoice').on(table.invoiceId, table.type),
    foreignKey({ name: 'invoice_record_of', columns: [table.invoiceId], foreignColumns: [invoice.id] }),
    check('invoice_record_type', sql`type in ('issued', 'annulled')`),
  ],
);

/** The end of each issuer's chain: the one row that whoever issues waits for. */
export const invoiceChain = pgTable('invoice_chain', {
  issuer: text().primaryKey(),
  position: integer().notNull(),
  fingerprint: text().notNull().default(''),
  number: text().notNull().default(''),
  issuedOn: date(),
  generatedAt: moment().notNull(),
});

/** The last number of each series and year. */
export const invoiceSeries = pgTable(
  'invoice_series',
  { issuer: text().notNull(), series: text().notNull(), year: integer().notNull(), last: integer().notNull() },
  (table) => [primaryKey({ columns: [table.issuer, table.series, table.year] })],
);
