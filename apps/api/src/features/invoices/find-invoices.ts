import { and, desc, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { stuckMails } from '../../platform/outbox/outbox.store.ts';
import type { InvoiceRow } from './invoice.store.ts';
import { invoice } from './invoices.schema.ts';

/** The mail that has an invoice's link and did not leave. */
export interface StuckMail {
  to: string;
  /** Nobody tries it again by itself. */
  isDead: boolean;
  failure: string | null;
}

export interface InvoiceQuery {
  /** The beginning of a number, or what it is for: an order's number, a visit's reference. */
  text?: string | undefined;
  /** Only those of which the mail did not leave. */
  unsent?: boolean | undefined;
  /** Days at the estate, both included. */
  from?: string | undefined;
  to?: string | undefined;
  /** The id of the last one of the page before. */
  after?: string | undefined;
  most: number;
}

export type FoundInvoice = InvoiceRow & { mail: StuckMail | null };

const tokenInLink = /\/api\/invoice\/([\w-]+)/;

/** An invoice is sent with the mail that has its link: those mails that were tried and did not leave, by the invoice's token. */
async function unsentByToken(db: Db): Promise<Map<string, StuckMail>> {
  const mails = await stuckMails(db, '/api/invoice/');
  return new Map(
    mails.flatMap(({ payload, to, isDead, lastError }) => {
      const token = tokenInLink.exec(payload)?.[1];
      return token === undefined ? [] : [[token, { to, isDead, failure: lastError }] as const];
    }),
  );
}

/** Invoices that fit, the newest first. */
export async function findInvoices(db: Db, { text = '', unsent = false, from, to, after, most }: InvoiceQuery): Promise<FoundInvoice[]> {
  const { id, token, number, issuedOn } = invoice;
  const mails = await unsentByToken(db);
  if (unsent && mails.size === 0) return [];
  const named = text.trim() === '' ? null : await idsOf(db, text.trim().toUpperCase());
  if (named?.length === 0) return [];
  const rows = await db
    .select()
    .from(invoice)
    .where(
      and(
        named === null ? undefined : inArray(id, named),
        unsent ? inArray(token, [...mails.keys()]) : undefined,
        from === undefined ? undefined : gte(issuedOn, from),
        to === undefined ? undefined : lte(issuedOn, to),
        after === undefined
          ? undefined
          : sql`(${issuedOn}, ${number}, ${id}) < (select l.issued_on, l.number, l.id from invoice l where l.id = ${after}::uuid)`,
      ),
    )
    .orderBy(desc(issuedOn), desc(number), desc(id))
    .limit(most);
  return rows.map((row) => ({ ...row, mail: mails.get(row.token) ?? null }));
}

/** Those whose number begins so, or that are for this order or visit: each by its own index, whatever their order; a thousand at most. */
async function idsOf(db: Db, wanted: string): Promise<string[]> {
  const begin = `${wanted.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const { id, number, document } = invoice;
  const numbered = db
    .select({ id })
    .from(invoice)
    .where(sql`${number} like ${begin}`)
    .limit(1000);
  const referring = db
    .select({ id })
    .from(invoice)
    .where(sql`${document} ->> 'reference' = ${wanted}`)
    .limit(1000);
  return [...new Set([...(await numbered), ...(await referring)].map((row) => row.id))];
}

/** How many invoices have not been sent, since their mail did not leave; a thousand at most are counted. */
export async function countUnsent(db: Db): Promise<number> {
  const tokens = [...(await unsentByToken(db)).keys()];
  return tokens.length === 0 ? 0 : db.$count(invoice, inArray(invoice.token, tokens));
}
