import type { ApiClient } from '@parral/api-client';
import type { Page, PageRequest, Shown } from '../../routing/page.ts';
import { orderPath, withQuery } from '../../routing/paths.ts';
import { attempt, refusalText, statusOf } from '../../refusals/refusal.ts';
import type { OfficeOrder } from './office-order.ts';
import { OrderPage } from './OrderPage.tsx';

/** One order, and the steps of one press. */
export const orderPage: Page = {
  route: 'orders/:number',
  access: 'signed_in',
  right: 'orders:read',
  show: async (request) => shown(request, await request.api.getOfficeOrder({ path: pathOf(request) }), null),
  async submit(request, form) {
    const { number } = pathOf(request);
    const step = form.get('do') ?? '';
    const tried = await attempt(take(request.api, number, step, form));
    if (tried.refusal) {
      const found = await request.api.getOfficeOrder({ path: { number } });
      return { ...shown(request, found, refusalText(tried.refusal, request.words)), status: statusOf(tried.refusal) };
    }
    return { to: withQuery(orderPath(number), { done: step === 'in_process' || step === 'completed' ? 'status' : step }) };
  },
};

export const pathOf = ({ params: { number = '' } }: PageRequest): { number: string } => ({ number });

const mails = ['confirmation', 'link', 'dispatched', 'ready', 'completed'] as const;

function take(api: ApiClient, number: string, step: string, form: URLSearchParams): Promise<OfficeOrder> {
  const path = { number };
  const body = { version: form.get('version') ?? '' };
  if (step === 'ready') return api.readyOfficeOrder({ path, body });
  if (step === 'withdrawals') return api.refundOfficeWithdrawals({ path, body });
  if (step === 'mail') return api.resendOfficeOrderMail({ path, body: { mail: mails.find((mail) => mail === form.get('mail')) ?? 'confirmation' } });
  return api.setOfficeOrderStatus({ path, body: { ...body, status: step === 'completed' ? 'completed' : 'in_process' } });
}

function shown({ session, language, words, query }: PageRequest, found: OfficeOrder, problem: string | null): Shown {
  const title = words('office/order')('title', { number: found.order.number });
  return {
    title,
    body: <OrderPage found={found} session={session} language={language} done={problem === null ? query.get('done') : null} problem={problem} />,
  };
}
