import type { Page, PageRequest, Shown } from '../../routing/page.ts';
import { orderPath, withQuery } from '../../routing/paths.ts';
import { attempt, refusalText, statusOf } from '../../refusals/refusal.ts';
import { RefundForm } from './RefundForm.tsx';
import { refundWish } from './refund-wish.ts';

/** Money back, of one order. */
export const refundPage: Page = {
  route: 'orders/:number/refund',
  access: 'signed_in',
  right: 'orders:refund',
  show: (request) => shown(request, new URLSearchParams(), null),
  async submit(request, form) {
    const { number = '' } = request.params;
    const wish = refundWish(form);
    if (wish === null) return { ...(await shown(request, form, request.words('office/refund')('nothing_said'))), status: 400 };
    const tried = await attempt(request.api.refundOfficeOrder({ path: { number }, body: wish }));
    if (tried.refusal) return { ...(await shown(request, form, refusalText(tried.refusal, request.words))), status: statusOf(tried.refusal) };
    return { to: withQuery(orderPath(number), { done: 'refunded' }) };
  },
};

/** With the order as it is now: of two who change the same the second sees what the first did, and decides again. */
async function shown({ api, params: { number = '' }, words }: PageRequest, typed: URLSearchParams, problem: string | null): Promise<Shown> {
  const found = await api.getOfficeOrder({ path: { number } });
  return { title: `${words('office/refund')('title')}, ${number}`, body: <RefundForm found={found} typed={typed} problem={problem} /> };
}
