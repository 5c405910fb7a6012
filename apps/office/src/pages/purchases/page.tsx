import type { Page, PageRequest, Shown } from '../../routing/page.ts';
import { workPath } from '../../routing/paths.ts';
import { attempt, refusalText, statusOf } from '../../refusals/refusal.ts';
import { PurchasesForm, type PurchasesFormProps } from './PurchasesForm.tsx';

/** What members bought elsewhere, by file: what is entered is work that goes on by itself. */
export const purchasesPage: Page = {
  route: 'club/purchases',
  access: 'signed_in',
  right: 'club:change',
  show: (request) => Promise.resolve(shown(request, { typed: new URLSearchParams(), formKey: crypto.randomUUID(), faults: [], problem: null })),
  async submit(request, form) {
    const [table, reason, key] = [form.get('table') ?? '', (form.get('reason') ?? '').trim(), form.get('key') ?? ''];
    const again = (faults: PurchasesFormProps['faults'], problem: string | null) => shown(request, { typed: form, formKey: key, faults, problem });
    if (table.trim() === '' || reason === '') return { ...again([], request.words('office/purchases')('nothing_said')), status: 400 };
    const tried = await attempt(request.api.enterClubPurchases({ body: { table, reason, key } }));
    if (tried.refusal) return { ...again([], refusalText(tried.refusal, request.words)), status: statusOf(tried.refusal) };
    const { work, problems } = tried.data;
    return work === null ? { ...again(problems, null), status: 400 } : { to: workPath(work.id) };
  },
};

function shown({ words }: PageRequest, props: PurchasesFormProps): Shown {
  return { title: words('office/purchases')('title'), body: <PurchasesForm {...props} /> };
}
