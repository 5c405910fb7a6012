import { dayIn } from '../../formats/estate-day.ts';
import { brandChoices } from '../../routing/brand-names.ts';
import type { Page, PageRequest, Shown } from '../../routing/page.ts';
import { couponPath, withQuery } from '../../routing/paths.ts';
import { attempt, refusalText, statusOf } from '../../refusals/refusal.ts';
import { eurosIn } from '../refund/refund-wish.ts';
import { NewCouponForm } from './NewCouponForm.tsx';

/** A discount code is made. */
export const newCouponPage: Page = {
  route: 'coupons/new',
  access: 'signed_in',
  right: 'vouchers:change',
  show: async (request) => shown(request, new URLSearchParams(), null),
  async submit(request, form) {
    const of = (name: string) => (form.get(name) ?? '').trim();
    const worth = eurosIn(of('worth').replace(/\s*%$/, ''));
    const [isPercent, from, until, uses] = [of('what') !== 'amount', dayIn(of('from')), dayIn(of('until')), Number(of('uses'))];
    const isNothing = worth === null || (isPercent && !(Number.isInteger(worth) && worth <= 100));
    if (isNothing || of('code') === '' || of('reason') === '')
      return { ...(await shown(request, form, request.words('office/new-coupon')('nothing_said'))), status: 400 };
    const body = {
      code: of('code'),
      reason: of('reason'),
      ...(isPercent ? { percent: worth } : { amount: worth }),
      ...(of('brand') !== '' && { brands: [of('brand')] }),
      ...(from !== '' && { valid_from: from }),
      ...(until !== '' && { valid_until: until }),
      ...(uses > 0 && { max_uses: uses }),
    };
    const tried = await attempt(request.api.makeOfficeCoupon({ body }));
    if (tried.refusal) return { ...(await shown(request, form, refusalText(tried.refusal, request.words))), status: statusOf(tried.refusal) };
    return { to: withQuery(couponPath(tried.data.coupon.code), { done: 'made' }) };
  },
};

async function shown({ api, brands, words }: PageRequest, typed: URLSearchParams, problem: string | null): Promise<Shown> {
  const known = await brandChoices({ api, brands });
  return { title: words('office/new-coupon')('title'), body: <NewCouponForm brands={known} typed={typed} problem={problem} /> };
}
