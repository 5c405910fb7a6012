import type { Page, PageRequest, Shown } from '../../routing/page.ts';
import { orderPath, withQuery } from '../../routing/paths.ts';
import { attempt, refusalText, statusOf } from '../../refusals/refusal.ts';
import { CancelOrderForm } from './CancelOrderForm.tsx';

/** Calling an order off. */
export const cancelOrderPage: Page = {
  route: 'orders/:number/cancel',
  access: 'signed_in',
  right: 'orders:refund',
  show: (request) => shown(request, '', null),
  async submit(request, form) {
    const { number = '' } = request.params;
    const reason = (form.get('reason') ?? '').trim();
    const tried = await attempt(request.api.cancelOfficeOrder({ path: { number }, body: { version: form.get('version') ?? '', reason } }));
    if (tried.refusal) return { ...(await shown(request, reason, refusalText(tried.refusal, request.words))), status: statusOf(tried.refusal) };
    return { to: withQuery(orderPath(number), { done: 'cancelled' }) };
  },
};

async function shown({ api, params: { number = '' }, words }: PageRequest, reason: string, problem: string | null): Promise<Shown> {
  const found = await api.getOfficeOrder({ path: { number } });
  return { title: `${words('office/cancel-order')('title')}, ${number}`, body: <CancelOrderForm found={found} reason={reason} problem={problem} /> };
}
