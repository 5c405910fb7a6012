import type { Page, PageRequest, Shown } from '../../routing/page.ts';
import { programsPath, withQuery } from '../../routing/paths.ts';
import { attempt, refusalText, statusOf } from '../../routing/refusal.ts';
import { ProgramList } from './ProgramList.tsx';

/** Webhooks and tokens of the estate's other programs. */
export const programsPage: Page = {
  route: 'programs',
  access: 'signed_in',
  right: 'programs:change',
  show: (request) => shown(request, null),
  async submit(request, form) {
    const tried = await attempt(request.api.retryOfficeWebhook({ path: { name: form.get('webhook') ?? '' } }));
    if (tried.refusal) return { ...(await shown(request, refusalText(tried.refusal, request.words))), status: statusOf(tried.refusal) };
    return { to: withQuery(programsPath, { done: 'retried' }) };
  },
};

async function shown({ api, language, query, words }: PageRequest, problem: string | null): Promise<Shown> {
  const programs = await api.listOfficePrograms();
  const isRetried = problem === null && query.get('done') === 'retried';
  return { title: words('office/programs')('title'), body: <ProgramList programs={programs} language={language} isRetried={isRetried} problem={problem} /> };
}
