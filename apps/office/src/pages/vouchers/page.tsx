import { allPages } from '../../routing/csv.ts';
import type { Page } from '../../routing/page.ts';
import { isAllowed } from '../../shell/Shell.tsx';
import { VoucherList, voucherStates } from './VoucherList.tsx';

/** Vouchers of visits. */
export const vouchersPage: Page = {
  route: 'vouchers',
  access: 'signed_in',
  right: 'vouchers:read',
  async show({ api, query, language, words, session }) {
    const filter = { q: query.get('q')?.trim() ?? '', after: query.get('after') ?? '' };
    const state = voucherStates.find((one) => one === query.get('state'));
    const page = await api.listOfficeVouchers({
      query: { ...(filter.q !== '' && { q: filter.q }), ...(state !== undefined && { state }), ...(filter.after !== '' && { after: filter.after }) },
    });
    const made = Number(/^\d{1,3}$/.exec(query.get('made') ?? '')?.[0] ?? 0);
    return {
      title: words('office/vouchers')('title'),
      body: (
        <VoucherList page={page} filter={{ ...filter, state: state ?? '' }} language={language} mayChange={isAllowed(session, 'vouchers:change')} made={made} />
      ),
    };
  },
  async csv({ api, query, words }) {
    const t = words('office/vouchers');
    const q = query.get('q')?.trim() ?? '';
    const state = voucherStates.find((one) => one === query.get('state'));
    return {
      list: 'vouchers',
      name: 'vouchers',
      head: [t('code'), t('state'), t('visit'), t('people'), t('until'), t('maker')],
      rows: allPages(
        async (after: string | null) => {
          const page = await api.listOfficeVouchers({
            query: { page_size: 200, ...(q !== '' && { q }), ...(state !== undefined && { state }), ...(after !== null && { after }) },
          });
          return { rows: page.vouchers, next: page.next };
        },
        (one) => [one.code, t(`is_${one.state}`), one.visit ?? t('any_visit'), one.people, one.ends_on, t(`maker_${one.made_by}`)],
      ),
    };
  },
};
