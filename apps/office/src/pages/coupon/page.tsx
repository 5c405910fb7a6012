import { dayIn } from '../../formats/estate-day.ts';
import { brandNames } from '../../routing/brand-names.ts';
import type { Page, PageRequest, Shown } from '../../routing/page.ts';
import { couponPath, withQuery } from '../../routing/paths.ts';
import { attempt, refusalText, statusOf } from '../../refusals/refusal.ts';
import { isAllowed } from '../../shell/Shell.tsx';
import { CouponPage } from './CouponPage.tsx';

const steps = ['extend', 'serve', 'folder', 'stop'] as const;

/** One discount code; it is extended, blocked and given back to the folder here. */
export const couponPage: Page = {
  route: 'coupons/:code',
  access: 'signed_in',
  right: 'vouchers:read',
  show: (request) => shown(request, new URLSearchParams(), null),
  async submit(request, form) {
    const path = { code: request.params['code'] ?? '' };
    const step = steps.find((one) => one === form.get('do')) ?? 'stop';
    const [reason, until] = [(form.get('reason') ?? '').trim(), dayIn(form.get('until'))];
    if (reason === '' || (step === 'extend' && until === ''))
      return { ...(await shown(request, form, request.words('office/coupon')('nothing_said'))), status: 400 };
    const said = { version: form.get('version') ?? '', reason };
    const tried = await attempt(
      step === 'extend'
        ? request.api.extendOfficeCoupon({ path, body: { ...said, until } })
        : step === 'folder'
          ? request.api.giveOfficeCouponBack({ path, body: said })
          : request.api.blockOfficeCoupon({ path, body: { ...said, active: step === 'serve' } }),
    );
    if (tried.refusal) return { ...(await shown(request, form, refusalText(tried.refusal, request.words))), status: statusOf(tried.refusal) };
    return { to: withQuery(couponPath(path.code), { done: step }) };
  },
};

async function shown(
  { api, brands, params: { code = '' }, language, query, session }: PageRequest,
  typed: URLSearchParams,
  problem: string | null,
): Promise<Shown> {
  const [{ coupon, ...rest }, nameOf] = await Promise.all([api.getOfficeCoupon({ path: { code } }), brandNames({ api, brands })]);
  const found = { ...rest, coupon: { ...coupon, brands: coupon.brands && coupon.brands.map(nameOf) } };
  const done = problem === null ? query.get('done') : null;
  return {
    title: found.coupon.code,
    body: <CouponPage found={found} language={language} mayChange={isAllowed(session, 'vouchers:change')} done={done} problem={problem} typed={typed} />,
  };
}
