import { ApiError } from '../../platform/http/api-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { lookOf } from '../../platform/paper/look.ts';
import { refundBooked } from '../payments/index.ts';
import { loadSite } from '../site/index.ts';
import { correctInvoice, issueInvoice, newToken } from './built-in-invoicing.ts';
import { findInvoice, invoicesOf } from './invoice.store.ts';
import { registerInvoiceAudit } from './invoices.audit.ts';
import type { Invoicing } from './invoicing.ts';
import { invoicePdf } from './pdf/invoice-pdf.ts';
import { sellerOf } from './sale.ts';

export { annulInvoice } from './built-in-invoicing.ts';
export { exportRecords, ExportRefused } from './export-records.ts';
export { countUnsent, findInvoices, type FoundInvoice } from './find-invoices.ts';
export { findInvoice, type InvoiceRow } from './invoice.store.ts';
export { invoicedSums, wasInvoicing } from './invoices.audit.ts';
export { type InvoiceEntry, invoicePath, type Invoicing, type PreparedInvoice, showInvoices } from './invoicing.ts';
export { vatOfDays } from './vat-report.ts';
export { billedBuyer, type Buyer, type Sale, type SaleLine } from './sale.ts';
export { agencyCountry } from './verifactu/record.ts';

export const uses = ['payments', 'site'] as const;

/** What features are given that take or give back money. */
export interface InvoicesContext extends Context {
  invoicing: Invoicing;
}

/** The built-in program, which writes the invoices here; an estate may give `createApi` another. */
export function createInvoicing({ content, themes }: Pick<Context, 'content' | 'themes'>): Invoicing {
  const site = content.memo(loadSite);
  return {
    async prepare(sale) {
      const seller = sellerOf(await site(), sale.brand);
      return seller === null || sale.totalCents === 0 ? null : { token: newToken(), seller };
    },
    issue: issueInvoice,
    correct: correctInvoice,
    async list(db, type, ids) {
      const rows = await invoicesOf(db, type, ids);
      const entries = rows.map(({ subjectId, number, kind, issuedOn: date, totalCents, token }) => ({ subjectId, number, kind, date, totalCents, token }));
      return Map.groupBy(entries, ({ subjectId }) => subjectId);
    },
    async file(db, token) {
      const row = await findInvoice(db, { token });
      if (row === null) return null;
      const brand = (await site()).brands.get(row.brand);
      return { name: `${row.number}.pdf`, content: await invoicePdf({ ...row, brandName: brand?.name ?? row.document.seller.name }, lookOf(brand, themes)) };
    },
  };
}

/** Invoices behind the private links of pages and mails (README.md); the features that sell have them issued. */
export function invoices({ audit, db, events, invoicing, limits }: InvoicesContext): Pick<Handlers, 'getInvoice'> {
  registerInvoiceAudit(audit);
  events.onWithin(refundBooked, async (tx, { subject: type, intentId: id, cents, lines, shippingCents }) =>
    invoicing.correct(tx, { subject: { type, id }, cents, lines, shippingCents }),
  );
  return {
    async getInvoice({ params, request, reply }) {
      await limits.take('order by address', request.ip);
      const file = params.token.startsWith('invoice_') ? await invoicing.file(db, params.token) : null;
      if (file === null) throw new ApiError('NOT_FOUND');
      reply.header('cache-control', 'private, no-store').header('content-disposition', `inline; filename="${file.name}"`).type('application/pdf');
      // The description has a file as a string of bytes.
      return file.content as unknown as string;
    },
  };
}
