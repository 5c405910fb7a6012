import { allPages } from '../../routing/csv.ts';
import { filterOf } from '../../routing/filter.ts';
import type { Page } from '../../routing/page.ts';
import { type InvoiceFilter, InvoiceList } from './InvoiceList.tsx';

const read = (query: URLSearchParams): InvoiceFilter => filterOf(query, { q: 'text', unsent: ['1'], from: 'day', to: 'day', after: 'text' });

/** The same as the call has it. */
const asked = ({ q, unsent, from, to, after }: InvoiceFilter) => ({
  ...(q !== '' && { q }),
  ...(unsent !== '' && { unsent: true }),
  ...(from !== '' && { from }),
  ...(to !== '' && { to }),
  ...(after !== '' && { after }),
});

/** Invoices that were issued, and those that did not reach their buyer. */
export const invoicesPage: Page = {
  route: 'orders/invoices',
  access: 'signed_in',
  right: 'orders:read',
  async show({ api, query, language, words }) {
    const filter = read(query);
    const page = await api.listOfficeInvoices({ query: asked(filter) });
    return { title: words('office/invoices')('title'), body: <InvoiceList page={page} filter={filter} language={language} /> };
  },
  async csv({ api, query, words }) {
    const t = words('office/invoices');
    const filter = read(query);
    return {
      list: 'invoices',
      name: 'invoices',
      head: [t('number'), t('day'), t('kind'), t('for'), t('buyer'), t('total'), t('mail')],
      rows: allPages(
        async (after: string | null) => {
          const page = await api.listOfficeInvoices({ query: { ...asked({ ...filter, after: after ?? '' }), page_size: 200 } });
          return { rows: page.invoices, next: page.next };
        },
        (one) => [one.number, one.date, t(`kind_${one.kind}`), one.reference, one.buyer, one.total, one.mail && t(`mail_${one.mail.state}`)],
      ),
    };
  },
};
