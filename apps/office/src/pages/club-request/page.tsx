import { brandNames } from '../../routing/brand-names.ts';
import type { Page, PageRequest, Shown } from '../../routing/page.ts';
import { clubRequestsPath, memberPath, withQuery } from '../../routing/paths.ts';
import { attempt, refusalText, statusOf } from '../../refusals/refusal.ts';
import { isAllowed } from '../../shell/Shell.tsx';
import { ClubRequestPage } from './ClubRequestPage.tsx';

/** One request to become a member, answered. */
export const clubRequestPage: Page = {
  route: 'club/requests/:id',
  access: 'signed_in',
  right: 'club:read',
  show: (request) => shown(request, new URLSearchParams(), null),
  async submit(request, form) {
    const of = (name: string) => (form.get(name) ?? '').trim();
    const path = { request_id: request.params['id'] ?? '' };
    const reason = of('reason');
    if (reason === '') return { ...(await shown(request, form, request.words('office/club-request')('nothing_said'))), status: 400 };
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

async function shown({ api, brands, params: { id = '' }, language, session }: PageRequest, typed: URLSearchParams, problem: string | null): Promise<Shown> {
  const [found, { levels }, nameOf] = await Promise.all([
    api.getClubRequest({ path: { request_id: id } }),
    api.listOfficeMembers({ query: { page_size: 1 } }),
    brandNames({ api, brands }),
  ]);
  return {
    title: `${found.name} ${found.surname}`,
    body: (
      <ClubRequestPage
        found={{ ...found, site: nameOf(found.site) }}
        levels={levels.map(({ level: value, label }) => ({ value, label }))}
        language={language}
        mayChange={isAllowed(session, 'club:change')}
        problem={problem}
        typed={typed}
      />
    ),
  };
}
