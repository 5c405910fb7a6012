import type { Page, PageRequest, Shown } from '../../routing/page.ts';
import { orderPath, withQuery } from '../../routing/paths.ts';
import { attempt, refusalText, statusOf } from '../../refusals/refusal.ts';
import { DispatchForm } from './DispatchForm.tsx';

/** Handing an order to its carrier. */
export const dispatchPage: Page = {
  route: 'orders/:number/dispatch',
  access: 'signed_in',
  right: 'orders:change',
  show: (request) => shown(request, new URLSearchParams(), null),
  async submit(request, form) {
    const { number = '' } = request.params;
    const tracking = (form.get('tracking_number') ?? '').trim();
    const body = { version: form.get('version') ?? '', carrier: form.get('carrier') ?? '', ...(tracking !== '' && { tracking_number: tracking }) };
    const tried = await attempt(request.api.dispatchOfficeOrder({ path: { number }, body }));
    if (tried.refusal) return { ...(await shown(request, form, refusalText(tried.refusal, request.words))), status: statusOf(tried.refusal) };
    return { to: withQuery(orderPath(number), { done: 'dispatched' }) };
  },
};

async function shown({ api, params: { number = '' }, words }: PageRequest, typed: URLSearchParams, problem: string | null): Promise<Shown> {
  const found = await api.getOfficeOrder({ path: { number } });
  const carrier = typed.get('carrier') ?? found.carriers[0]?.id ?? '';
  const body = <DispatchForm found={found} carrier={carrier} trackingNumber={typed.get('tracking_number') ?? ''} problem={problem} />;
  return { title: `${words('office/dispatch')('title')}, ${number}`, body };
}
