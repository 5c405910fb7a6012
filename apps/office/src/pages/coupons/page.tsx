import type { Page } from '../../routing/page.ts';
import { CouponList } from './CouponList.tsx';

/** Discount codes. */
export const couponsPage: Page = {
  route: 'coupons',
  access: 'signed_in',
  right: 'vouchers:read',
  async show({ api, language, words }) {
    const { coupons } = await api.listOfficeCoupons();
    return { title: words('office/coupons')('title'), body: <CouponList coupons={coupons} language={language} /> };
  },
  async csv({ api, words }) {
    const t = words('office/coupons');
    const { coupons } = await api.listOfficeCoupons();
    return {
      list: 'coupons',
      name: 'coupons',
      head: [t('code'), t('state'), '%', '€', t('from'), t('until'), t('uses'), t('most')],
      rows: coupons.map((one) => [
        one.code,
        t(one.active ? 'active' : 'inactive'),
        one.percent,
        one.amount,
        one.valid_from,
        one.valid_until,
        one.uses,
        one.max_uses,
      ]),
    };
  },
};
