import { isLanguage } from '@parral/api-spec/languages';
import { brandChoices } from '../../routing/brand-names.ts';
import type { Page, PageRequest, Shown } from '../../routing/page.ts';
import { memberPath, withQuery } from '../../routing/paths.ts';
import { attempt, refusalText, statusOf } from '../../refusals/refusal.ts';
import { InviteForm } from './InviteForm.tsx';

/** The estate invites somebody to the club. */
export const inviteMemberPage: Page = {
  route: 'club/invite',
  access: 'signed_in',
  right: 'club:change',
  show: (request) => shown(request, new URLSearchParams(), null),
  async submit(request, form) {
    const of = (name: string) => (form.get(name) ?? '').trim();
    const language = of('language');
    const body = {
      name: of('name'),
      surname: of('surname'),
      email: of('email'),
      ...(of('document_number') !== '' && { document_number: of('document_number') }),
      language: isLanguage(language) ? language : request.language,
      level: of('level'),
      site: of('site'),
      reason: of('reason'),
    };
    const tried = await attempt(request.api.inviteToClub({ body }));
    if (tried.refusal) return { ...(await shown(request, form, refusalText(tried.refusal, request.words))), status: statusOf(tried.refusal) };
    return { to: withQuery(memberPath(tried.data.number), { done: 'invited' }) };
  },
};

async function shown({ api, brands, words, language }: PageRequest, typed: URLSearchParams, problem: string | null): Promise<Shown> {
  const [sites, { levels }] = await Promise.all([brandChoices({ api, brands }), api.listOfficeMembers({ query: { page_size: 1 } })]);
  const choices = levels.map(({ level: value, label }) => ({ value, label }));
  return {
    title: words('office/invite-member')('title'),
    body: <InviteForm levels={choices} brands={sites} language={language} typed={typed} problem={problem} />,
  };
}
