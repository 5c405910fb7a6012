import type { components } from '@parral/api-spec';
import type { Page, PageRequest, Shown } from '../../routing/page.ts';
import { attempt, refusalText, statusOf } from '../../routing/refusal.ts';
import { DispatchList } from './DispatchList.tsx';
import { dispatchesIn } from './dispatch-rows.ts';

/** Carriers and tracking numbers of many orders at once. */
export const dispatchListPage: Page = {
  route: 'orders/dispatch',
  access: 'signed_in',
  right: 'orders:change',
  show: (request) => Promise.resolve(shown(request, '', null, null)),
  async submit(request, form) {
    const text = form.get('list') ?? '';
    const { rows, faulty } = dispatchesIn(text);
    const t = request.words('office/dispatch-list');
    if (rows.length === 0 || faulty.length > 0)
      return { ...shown(request, text, null, t(faulty.length > 0 ? 'faulty' : 'empty', { lines: faulty.join(', ') })), status: 400 };
    const tried = await attempt(request.api.dispatchOfficeOrders({ body: { rows } }));
    if (tried.refusal) return { ...shown(request, text, null, refusalText(tried.refusal, request.words)), status: statusOf(tried.refusal) };
    return shown(request, '', tried.data, null);
  },
};

function shown({ words }: PageRequest, text: string, done: components['schemas']['OrdersDispatched'] | null, problem: string | null): Shown {
  return { title: words('office/dispatch-list')('title'), body: <DispatchList text={text} done={done} problem={problem} /> };
}
