import { dispatchesIn } from '@parral/rules';
import type { Page, PageRequest, Shown } from '../../routing/page.ts';
import { workPath } from '../../routing/paths.ts';
import { attempt, refusalText, statusOf } from '../../refusals/refusal.ts';
import { DispatchList } from './DispatchList.tsx';

/** Carriers and tracking numbers of many orders at once: what is sent is work that goes on by itself. */
export const dispatchListPage: Page = {
  route: 'orders/dispatch',
  access: 'signed_in',
  right: 'orders:change',
  show: (request) => Promise.resolve(shown(request, '', crypto.randomUUID(), null)),
  async submit(request, form) {
    const [text, key] = [form.get('list') ?? '', form.get('key') ?? ''];
    const { rows, faulty } = dispatchesIn(text);
    const t = request.words('office/dispatch-list');
    if (rows.length === 0 || faulty.length > 0)
      return { ...shown(request, text, key, t(faulty.length > 0 ? 'faulty' : 'empty', { lines: faulty.join(', ') })), status: 400 };
    const tried = await attempt(request.api.dispatchOfficeOrders({ body: { rows, key } }));
    if (tried.refusal) return { ...shown(request, text, key, refusalText(tried.refusal, request.words)), status: statusOf(tried.refusal) };
    return { to: workPath(tried.data.id) };
  },
};

function shown({ words }: PageRequest, text: string, formKey: string, problem: string | null): Shown {
  return { title: words('office/dispatch-list')('title'), body: <DispatchList text={text} formKey={formKey} problem={problem} /> };
}
