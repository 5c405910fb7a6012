import type { Page, PageRequest, Shown } from '../../routing/page.ts';
import { clubRequestsPath, memberPath, withQuery } from '../../routing/paths.ts';
import { attempt, refusalText, statusOf } from '../../routing/refusal.ts';
import { isAllowed } from '../../shell/Shell.tsx';
import { ClubRequests } from './ClubRequests.tsx';

/** Who waits for an answer of the club. */
export const clubRequestsPage: Page = {
  route: 'club/requests',
  access: 'signed_in',
  right: 'club:read',
  show: (request) => shown(request, new URLSearchParams(), null),
  async submit(request, form) {
    const of = (name: string) => (form.get(name) ?? '').trim();
    const path = { request_id: of('id') };
    const reason = of('reason');
    if (reason === '') return { ...(await shown(request, form, request.words('office/club-requests')('nothing_said'))), status: 400 };
    if (of('do') === 'accept') {
      const tried = await attempt(request.api.acceptClubRequest({ path, body: { level: of('level'), reason } }));
      if (tried.refusal) return { ...(await shown(request, form, refusalText(tried.refusal, request.words))), status: statusOf(tried.refusal) };
      return { to: withQuery(memberPath(tried.data.number), { done: 'invited' }) };
    }
    const tried = await attempt(request.api.refuseClubRequest({ path, body: { reason, ...(of('words') !== '' && { words: of('words') }) } }));
    if (tried.refusal) return { ...(await shown(request, form, refusalText(tried.refusal, request.words))), status: statusOf(tried.refusal) };
    return { to: withQuery(clubRequestsPath, { done: 'refused' }) };
  },
};

async function shown({ api, words, language, query, session }: PageRequest, typed: URLSearchParams, problem: string | null): Promise<Shown> {
  const [found, { levels }] = await Promise.all([api.listClubRequests(), api.listOfficeMembers({ query: { page_size: 1 } })]);
  return {
    title: words('office/club-requests')('title'),
    body: (
      <ClubRequests
        found={found}
        levels={levels.map(({ level: value, label }) => ({ value, label }))}
        language={language}
        mayChange={isAllowed(session, 'club:change')}
        isDone={problem === null && query.get('done') === 'refused'}
        problem={problem}
        typed={typed}
      />
    ),
  };
}
