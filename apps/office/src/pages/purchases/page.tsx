import type { Page, PageRequest, Shown } from '../../routing/page.ts';
import { attempt, refusalText, statusOf } from '../../routing/refusal.ts';
import { PurchasesForm, type PurchasesFormProps } from './PurchasesForm.tsx';

/** What members bought elsewhere, by file. */
export const purchasesPage: Page = {
  route: 'club/purchases',
  access: 'signed_in',
  right: 'club:change',
  show: (request) => Promise.resolve(shown(request, { typed: new URLSearchParams(), done: null, problem: null })),
  async submit(request, form) {
    const [table, reason] = [form.get('table') ?? '', (form.get('reason') ?? '').trim()];
    const again = (problem: string) => shown(request, { typed: form, done: null, problem });
    if (table.trim() === '' || reason === '') return { ...again(request.words('office/purchases')('nothing_said')), status: 400 };
    const tried = await attempt(request.api.enterClubPurchases({ body: { table, reason } }));
    if (tried.refusal) return { ...again(refusalText(tried.refusal, request.words)), status: statusOf(tried.refusal) };
    if (tried.data.problems.length > 0) return { ...shown(request, { typed: form, done: tried.data, problem: null }), status: 400 };
    return shown(request, { typed: new URLSearchParams(), done: tried.data, problem: null });
  },
};

function shown({ words }: PageRequest, props: PurchasesFormProps): Shown {
  return { title: words('office/purchases')('title'), body: <PurchasesForm {...props} /> };
}
