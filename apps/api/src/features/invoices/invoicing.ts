import type { components } from '@parral/api-spec';
import { type Cents, toDecimal } from '@parral/rules';
import type { Db } from '../../platform/database/database.ts';
import type { InvoiceKind, Sale, Seller, Subject } from './sale.ts';

/** An invoice as answers list it. */
export interface InvoiceEntry {
  number: string;
  kind: InvoiceKind;
  /** Day in Europe/Madrid. */
  date: string;
  totalCents: Cents;
  /** Opens its PDF. */
  token: string;
}

/** An invoice that is about to be issued; `token` opens its PDF once it is, and may be written into a mail before. */
export interface PreparedInvoice {
  token: string;
  /** For the built-in one; another program knows it. */
  seller?: Seller;
}

/** Money that goes back of a sale. */
export interface Return {
  subject: Subject;
  cents: Cents;
  /** Of which lines, and how much each; with `shippingCents` they are all of it, or empty: of what is left of the whole sale. */
  lines: readonly { sku: string; quantity: number; cents: Cents }[];
  shippingCents: Cents;
}

export interface InvoiceFile {
  /** Such as `F-2026-000001.pdf`. */
  name: string;
  content: Buffer;
}

/**
 * Who writes the invoices. The built-in one does it in the caller's transaction; a certified service stands behind an adapter
 * of this form, which orders its call by the outbox in that transaction and keeps what the service answers.
 */
export interface Invoicing {
  /** Before the transaction. null where nothing is invoiced: nothing was paid, or the brand does not say who sells. */
  prepare(sale: Pick<Sale, 'brand' | 'totalCents'>): Promise<PreparedInvoice | null>;
  /** In the transaction that books the payment; done as its last thing, since others wait for the number. */
  issue(tx: Db, prepared: PreparedInvoice, sale: Sale): Promise<void> | void;
  /** In the transaction that books what goes back. Nothing where the sale was never invoiced. */
  correct(tx: Db, given: Return): Promise<void> | void;
  /** Invoices of these sales of one kind, oldest first, by the sale's id. */
  list(db: Db, type: Subject['type'], ids: readonly string[]): Promise<ReadonlyMap<string, InvoiceEntry[]>>;
  /** The PDF that a token opens; null for none. */
  file(db: Db, token: string): Promise<InvoiceFile | null>;
}

/** Invoices as answers list them. */
export function showInvoices(entries: readonly InvoiceEntry[] = []): components['schemas']['Invoice'][] {
  return entries.map(({ number, kind, date, totalCents, token }) => ({ number, kind, date, total: toDecimal(totalCents), pdf_url: invoicePath(token) }));
}

/** The private address of an invoice's PDF, below the host that it was bought on. */
export function invoicePath(token: string): string {
  return `/api/invoice/${token}/`;
}
