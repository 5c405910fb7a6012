import { and, asc, eq, getTableColumns, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { Subject } from './sale.ts';
import { invoice, invoiceRecord } from './invoices.schema.ts';
import type { BillingRecord, PreviousRecord } from './verifactu/record.ts';

export type InvoiceRow = typeof invoice.$inferSelect;

/** The next place in a chain, held until the transaction ends. */
export interface Place {
  /** In the chain. */
  position: number;
  previous: PreviousRecord | null;
  /** ISO date in Europe/Madrid. */
  issuedOn: string;
  /** With its offset: `2026-11-05T10:41:07+01:00`. */
  generatedAt: string;
}

/** A place, and the next number of a series. */
export interface NumberedPlace extends Place {
  year: number;
  /** In the series and year. */
  last: number;
}

/** The clock of the chain never goes back, whatever the machine's does; whole seconds, as the records have them. */
const nextPlace = (issuer: string) => sql`
  insert into invoice_chain as chain (issuer, position, generated_at) values (${issuer}, 1, date_trunc('second', clock_timestamp()))
  on conflict (issuer) do update set position = chain.position + 1, generated_at = greatest(chain.generated_at, date_trunc('second', clock_timestamp()))
  returning issuer, position, fingerprint, number, issued_on, generated_at, generated_at at time zone 'Europe/Madrid' as here`;

const placeColumns = sql`
  position, fingerprint, number, issued_on::text as previous_day, to_char(here, 'YYYY-MM-DD') as issued_on,
  to_char(here, 'YYYY-MM-DD"T"HH24:MI:SS') || to_char(here - (generated_at at time zone 'UTC'), '"+"HH24:MI') as generated_at`;

interface PlaceColumns extends Record<string, unknown> {
  position: number;
  fingerprint: string;
  number: string;
  previous_day: string | null;
  issued_on: string;
  generated_at: string;
}

/**
 * Takes the next number of a series and the next place in its issuer's chain, in one statement: from here on everybody else
 * who issues in this name waits for the transaction to end.
 */
export async function takeNumber(tx: Db, issuer: string, series: string): Promise<NumberedPlace> {
  const { rows } = await tx.execute<PlaceColumns & { year: number; last: number }>(sql`
    with chain as (${nextPlace(issuer)}), series as (
      insert into invoice_series as counted (issuer, series, year, last)
      select issuer, ${series}, extract(year from here)::integer, 1 from chain
      on conflict (issuer, series, year) do update set last = counted.last + 1 returning year, last
    )
    select year, last, ${placeColumns} from chain, series`);
  const [row] = rows;
  if (row === undefined) throw new Error('The chain of invoices gave no number.');
  return { ...placeOf(issuer, row), year: row.year, last: row.last };
}

/** Holds an issuer's chain until the transaction ends, and takes nothing of it yet. */
export async function lockChain(tx: Db, issuer: string): Promise<void> {
  await tx.execute(sql`select 1 from invoice_chain where issuer = ${issuer} for update`);
}

/** Takes the next place in a chain for a record that has no number of its own. */
export async function takePlace(tx: Db, issuer: string): Promise<Place> {
  const { rows } = await tx.execute<PlaceColumns>(sql`with chain as (${nextPlace(issuer)}) select ${placeColumns} from chain`);
  const [row] = rows;
  if (row === undefined) throw new Error('The chain of invoices gave no place.');
  return placeOf(issuer, row);
}

function placeOf(issuer: string, { position, fingerprint, number, previous_day: day, issued_on: issuedOn, generated_at: generatedAt }: PlaceColumns): Place {
  return { position, issuedOn, generatedAt, previous: day === null ? null : { invoice: { issuer, number, issuedOn: day }, fingerprint } };
}

/** Writes an invoice with its record and moves the end of the chain, in one statement; the place is held by this transaction. */
export async function writeInvoice(tx: Db, place: NumberedPlace, row: InvoiceRow, record: BillingRecord): Promise<void> {
  const { id, token, issuer, series, year, position, number, kind, subjectType, subjectId, correctsId, totalCents, taxCents, issuedOn } = row;
  await tx.execute(sql`
    with written as (
      insert into invoice (id, token, issuer, series, year, position, number, kind, subject_type, subject_id, corrects_id, total_cents, tax_cents, issued_on, brand, language, document)
      values (${id}::uuid, ${token}, ${issuer}, ${series}, ${year}::integer, ${position}::integer, ${number}, ${kind}, ${subjectType}, ${subjectId}::uuid, ${correctsId}::uuid,
        ${totalCents}::integer, ${taxCents}::integer, ${issuedOn}::date, ${row.brand}, ${row.language}, ${JSON.stringify(row.document)}::jsonb)
    ), ${recordOf(place, row, record, 'issued')}`);
}

/** Whether an invoice was annulled. */
export async function isAnnulled(db: Db, { id }: Pick<InvoiceRow, 'id'>): Promise<boolean> {
  return (await db.$count(invoiceRecord, and(eq(invoiceRecord.invoiceId, id), eq(invoiceRecord.type, 'annulled')))) > 0;
}

/** Writes the record that annuls an invoice and moves the end of the chain. */
export async function writeAnnulment(tx: Db, place: Place, row: InvoiceRow, record: BillingRecord): Promise<void> {
  await tx.execute(sql`with ${recordOf(place, row, record, 'annulled')}`);
}

function recordOf(
  { position, generatedAt }: Place,
  { id, issuer, number, issuedOn }: Pick<InvoiceRow, 'id' | 'issuer' | 'number' | 'issuedOn'>,
  { element, fingerprint }: BillingRecord,
  type: 'issued' | 'annulled',
): SQL {
  return sql`recorded as (
      insert into invoice_record (issuer, position, invoice_id, type, fingerprint, element, generated_at)
      values (${issuer}, ${position}::integer, ${id}::uuid, ${type}, ${fingerprint}, ${JSON.stringify(element)}::jsonb, ${generatedAt}::timestamptz)
    )
    update invoice_chain set fingerprint = ${fingerprint}, number = ${number}, issued_on = ${issuedOn}::date where issuer = ${issuer}`;
}

/** All invoices of these sales, oldest first. */
export async function invoicesOf(db: Db, type: Subject['type'], ids: readonly string[]): Promise<InvoiceRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(invoice)
    .where(and(eq(invoice.subjectType, type), inArray(invoice.subjectId, [...ids])))
    .orderBy(asc(invoice.issuedOn), sql`${invoice.kind} = 'corrective'`, asc(invoice.number));
}

/** The invoice of a sale that others correct; null where it has none. */
export async function originalOf(db: Db, { type, id }: Subject): Promise<InvoiceRow | null> {
  const [row] = await db
    .select()
    .from(invoice)
    .where(and(eq(invoice.subjectType, type), eq(invoice.subjectId, id), ne(invoice.kind, 'corrective')));
  return row ?? null;
}

export async function findInvoice(db: Db, by: { token: string } | { number: string }): Promise<InvoiceRow | null> {
  const [row] = await db
    .select()
    .from(invoice)
    .where('token' in by ? eq(invoice.token, by.token) : eq(invoice.number, by.number));
  return row ?? null;
}

/** The last one that somebody issued; null where there is none. */
export async function newestInvoiceOf(db: Db, issuer: string): Promise<InvoiceRow | null> {
  const [row] = await db
    .select()
    .from(invoice)
    .where(eq(invoice.issuer, issuer))
    .orderBy(sql`${invoice.issuedOn} desc`)
    .limit(1);
  return row ?? null;
}

/** Records of an issuer after a position, oldest first, each with what its invoice says. */
export async function recordsAfter(db: Db, issuer: string, position: number, most: number) {
  return db
    .select({ ...getTableColumns(invoiceRecord), number: invoice.number, totalCents: invoice.totalCents })
    .from(invoiceRecord)
    .innerJoin(invoice, eq(invoice.id, invoiceRecord.invoiceId))
    .where(and(eq(invoiceRecord.issuer, issuer), sql`${invoiceRecord.position} > ${position}`))
    .orderBy(asc(invoiceRecord.position))
    .limit(most);
}

/** Who has issued here: tax ids. */
export async function issuers(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ issuer: string }>(sql`select issuer from invoice_chain order by issuer`);
  return rows.map(({ issuer }) => issuer);
}
