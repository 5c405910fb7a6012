import { allPages } from '../../routing/csv.ts';
import { filterOf, given } from '../../routing/filter.ts';
import type { Page } from '../../routing/page.ts';
import { isAllowed } from '../../shell/Shell.tsx';
import { CouponList, couponStates } from './CouponList.tsx';

const kinds = { q: 'text', state: couponStates, after: 'text' } as const;

/** Discount codes. */
export const couponsPage: Page = {
  route: 'coupons',
  access: 'signed_in',
  right: 'vouchers:read',
  async show({ api, query, language, words, session }) {
    const filter = filterOf(query, kinds);
    const page = await api.listOfficeCoupons({ query: given(filter) });
    return {
      title: words('office/coupons')('title'),
      body: <CouponList page={page} filter={filter} language={language} mayChange={isAllowed(session, 'vouchers:change')} />,
    };
  },
  async csv({ api, query, words }) {
    const t = words('office/coupons');
    const { after: _, ...filter } = filterOf(query, kinds);
    return {
      list: 'coupons',
      name: 'coupons',
      head: [t('code'), t('state'), '%', '€', t('from'), t('until'), t('uses'), t('most'), t('maker')],
      rows: allPages(
        async (after: string | null) => {
          const page = await api.listOfficeCoupons({ query: { page_size: 200, ...given(filter), ...(after !== null && { after }) } });
          return { rows: page.coupons, next: page.next };
        },
        (one) => [one.code, t(`is_${one.state}`), one.percent, one.amount, one.valid_from, one.valid_until, one.uses, one.max_uses, t(`maker_${one.made_by}`)],
      ),
    };
  },
};
