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
};
