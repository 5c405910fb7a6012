import type { components } from '@parral/api-spec';
import type { Page, PageRequest, Shown } from '../../routing/page.ts';
import { workPath } from '../../routing/paths.ts';
import { attempt, refusalText, statusOf } from '../../refusals/refusal.ts';
import { PackSheets } from './PackSheets.tsx';

type Notes = components['schemas']['OfficeDeliveryNotes'];

/**
 * What is to be packed, for printing; `numbers` in the address names other orders, `work` the long work that made the notes of many ready.
 * Of more than there are on one page the form begins such work.
 */
export const packPage: Page = {
  route: 'orders/pack',
  access: 'signed_in',
  right: 'orders:read',
  async show(request) {
    const [numbers, work] = [named(request.query), request.query.get('work') ?? ''];
    const asked = work === '' ? { ...(numbers.length > 0 && { numbers: numbers.join(',') }) } : { work };
    return shown(request, await request.api.listOfficeDeliveryNotes({ query: asked }), null);
  },
  async submit(request, form) {
    const [numbers, key] = [named(form), form.get('key') ?? ''];
    const tried = await attempt(request.api.prepareOfficeDeliveryNotes({ body: { ...(numbers.length > 0 && { numbers }), key } }));
    if (tried.data) return { to: workPath(tried.data.id) };
    const none = { notes: [], left_out: [], more: false };
    return { ...shown(request, none, refusalText(tried.refusal, request.words)), status: statusOf(tried.refusal) };
  },
};

const named = (said: URLSearchParams) => (said.get('numbers') ?? '').split(/[\s,;]+/).filter((number) => number !== '');

function shown({ query, words }: PageRequest, found: Notes, problem: string | null): Shown {
  const numbers = named(query).join(', ');
  return { title: words('office/pack')('title'), body: <PackSheets found={found} numbers={numbers} formKey={crypto.randomUUID()} problem={problem} /> };
}
