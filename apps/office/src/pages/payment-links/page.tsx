import { wallMoment } from '../../formats/moments.ts';
import { allPages } from '../../routing/csv.ts';
import { filterOf, given } from '../../routing/filter.ts';
import type { Page } from '../../routing/page.ts';
import { isAllowed } from '../../shell/Shell.tsx';
import { linkStates, PaymentLinkList } from './PaymentLinkList.tsx';

/** What was asked to be paid by a link. */
export const paymentLinksPage: Page = {
  route: 'orders/links',
  access: 'signed_in',
  right: 'orders:read',
  async show({ api, query, language, words, session }) {
    const filter = read(query);
    const page = await api.listOfficePaymentLinks({ query: given(filter) });
    return {
      title: words('office/payment-links')('title'),
      body: <PaymentLinkList page={page} filter={filter} mayOrder={isAllowed(session, 'orders:change')} language={language} />,
    };
  },
  async csv({ api, query, words }) {
    const t = words('office/payment-links');
    const filter = read(query);
    return {
      list: 'payment_links',
      name: 'payment-links',
      head: [t('name'), t('state'), t('until'), t('made'), t('sale'), t('total')],
      rows: allPages(
        async (after: string | null) => {
          const page = await api.listOfficePaymentLinks({ query: { ...given({ ...filter, after: after ?? '' }), page_size: 200 } });
          return { rows: page.links, next: page.next };
        },
        (one) => [one.name, t(one.state), wallMoment(one.until), wallMoment(one.created_at), one.sale, one.total_price],
      ),
    };
  },
};

const read = (query: URLSearchParams) => filterOf(query, { q: 'text', state: linkStates, after: 'text' });
