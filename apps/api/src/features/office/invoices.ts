import type { components } from '@parral/api-spec';
import { toDecimal } from '@parral/rules';
import type { Handlers } from '../../platform/http/handlers.ts';
import { findInvoices, type FoundInvoice, invoicePath } from '../invoices/index.ts';
import type { OfficeContext } from './office-context.ts';
import { page } from './page.ts';

/** Invoices at the office, and which of them did not reach their buyer. */
export function officeInvoices({ db }: OfficeContext): Pick<Handlers, 'listOfficeInvoices'> {
  return {
    async listOfficeInvoices({ query: { q: text, page_size: size = 50, ...query } }) {
      const { rows, next } = await page(size, (most) => findInvoices(db, { ...query, text, most }));
      return { invoices: rows.map(invoiceBody), next: next?.id ?? null };
    },
  };
}

function invoiceBody({ id, number, kind, issuedOn, totalCents, document, subjectType, token, mail }: FoundInvoice): components['schemas']['OfficeInvoice'] {
  return {
    id,
    number,
    kind,
    date: issuedOn,
    total: toDecimal(totalCents),
    buyer: document.buyer.name,
    subject: subjectType,
    reference: document.reference,
    pdf_url: invoicePath(token),
    mail: mail && { to: mail.to, state: mail.isDead ? 'undeliverable' : 'waiting', failure: mail.failure },
  };
}
