import type { Page, PageRequest, Shown } from '../../routing/page.ts';
import { personalDataPath, withQuery } from '../../routing/paths.ts';
import { attempt, refusalText, statusOf } from '../../refusals/refusal.ts';
import { PersonalDataPage } from './PersonalDataPage.tsx';

/** What is kept about a person, member or not: given out and erased. */
export const personalDataPage: Page = {
  route: 'personal-data',
  access: 'signed_in',
  right: 'persons:change',
  show: (request) => shown(request, request.query.get('of')?.trim() ?? '', null),
  async submit(request, form) {
    const of = (form.get('of') ?? '').trim();
    const t = request.words('office/personal-data');
    const isErasing = form.get('do') === 'erase';
    if (of === '' || (isErasing && form.get('sure') === null)) return { ...(await shown(request, of, t('not_sure'))), status: 400 };
    const tried = await attempt<object>(
      isErasing ? request.api.eraseOfficePersonalData({ body: { of } }) : request.api.exportOfficePersonalData({ body: { of } }),
    );
    if (tried.refusal) return { ...(await shown(request, '', refusalText(tried.refusal, request.words))), status: statusOf(tried.refusal) };
    // The address of the way on does not name who was erased.
    if (isErasing) return { to: withQuery(personalDataPath, { done: 'erased' }) };
    return { name: 'personal-data.json', type: 'application/json', content: JSON.stringify(tried.data, null, 2) };
  },
};

async function shown({ api, query, words }: PageRequest, of: string, problem: string | null): Promise<Shown> {
  const title = words('office/personal-data')('title');
  const asked = of === '' ? null : await attempt(api.getOfficePersonalData({ query: { of } }));
  const refusal = asked?.refusal ?? null;
  const told = refusal === null ? problem : refusal.status === 404 ? words('office/personal-data')('nobody') : refusalText(refusal, words);
  return {
    ...(refusal !== null && { status: statusOf(refusal) }),
    title,
    body: <PersonalDataPage of={of} found={asked?.data ?? null} erased={problem === null && query.get('done') === 'erased'} problem={told} />,
  };
}
