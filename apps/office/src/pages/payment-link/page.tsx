import type { Page, PageRequest, Shown } from '../../routing/page.ts';
import { paymentLinkPath, withQuery } from '../../routing/paths.ts';
import { attempt, refusalText, statusOf } from '../../refusals/refusal.ts';
import { isAllowed } from '../../shell/Shell.tsx';
import { PaymentLinkPage } from './PaymentLinkPage.tsx';

/** One payment link; it is sent again and withdrawn here. */
export const paymentLinkPage: Page = {
  route: 'orders/links/:id',
  access: 'signed_in',
  right: 'orders:read',
  show: (request) => shown(request, null),
  async submit(request, form) {
    const path = { link_id: request.params['id'] ?? '' };
    const step = form.get('do') === 'withdraw' ? 'withdraw' : 'send';
    const tried = await attempt(step === 'withdraw' ? request.api.withdrawOfficePaymentLink({ path }) : request.api.sendOfficePaymentLink({ path }));
    if (tried.refusal) return { ...(await shown(request, refusalText(tried.refusal, request.words))), status: statusOf(tried.refusal) };
    return { to: withQuery(paymentLinkPath(path.link_id), { done: step }) };
  },
};

async function shown({ api, params, language, query, session, words }: PageRequest, problem: string | null): Promise<Shown> {
  const found = await api.getOfficePaymentLink({ path: { link_id: params['id'] ?? '' } });
  const done = problem === null ? query.get('done') : null;
  return {
    title: words('office/payment-link')('title', { name: found.name }),
    body: <PaymentLinkPage found={found} language={language} mayChange={isAllowed(session, 'links:change')} done={done} problem={problem} />,
  };
}
