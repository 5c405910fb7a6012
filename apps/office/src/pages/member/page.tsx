import { dayIn } from '../../formats/estate-day.ts';
import type { Page, PageRequest, Shown } from '../../routing/page.ts';
import { memberPath, membersPath, withQuery } from '../../routing/paths.ts';
import { attempt, refusalText, statusOf } from '../../refusals/refusal.ts';
import { isAllowed } from '../../shell/Shell.tsx';
import { MemberPage } from './MemberPage.tsx';

/** One member of the club; the membership is changed, renewed and ended here. */
export const memberPage: Page = {
  route: 'club/:number',
  access: 'signed_in',
  right: 'club:read',
  show: (request) => shown(request, new URLSearchParams(), null),
  async submit(request, form) {
    const { api, params, words } = request;
    const path = { number: params['number'] ?? '' };
    const step = (['level', 'renew', 'end', 'send', 'withdraw'] as const).find((one) => one === form.get('do'));
    const [reason, level, day] = [(form.get('reason') ?? '').trim(), form.get('level') ?? '', dayIn(form.get('last_day'))];
    const isSaid = step !== undefined && reason !== '' && (step !== 'level' || level !== '') && (step !== 'end' || day !== '');
    if (!isSaid) return { ...(await shown(request, form, words('office/member')('nothing_said'))), status: 400 };
    const said = { version: form.get('version') ?? '', reason };
    const calls = {
      level: () => api.changeOfficeLevel({ path, body: { ...said, level } }),
      renew: () => api.renewOfficeMembership({ path, body: said }),
      end: () => api.endOfficeMembership({ path, body: { ...said, last_day: day } }),
      send: () => api.sendClubInvitation({ path, body: { reason } }),
      withdraw: () => api.withdrawClubInvitation({ path, body: { reason } }),
    };
    const tried = await attempt<unknown>(calls[step]());
    if (tried.refusal) return { ...(await shown(request, form, refusalText(tried.refusal, words))), status: statusOf(tried.refusal) };
    // Who is forgotten has no page any more.
    return { to: step === 'withdraw' ? membersPath : withQuery(memberPath(path.number), { done: step }) };
  },
};

async function shown({ api, params, language, query, session }: PageRequest, typed: URLSearchParams, problem: string | null): Promise<Shown> {
  const found = await api.getOfficeMember({ path: { number: params['number'] ?? '' } });
  const { name, surname } = found.member;
  return {
    title: `${name} ${surname}`,
    body: (
      <MemberPage
        found={found}
        language={language}
        mayChange={isAllowed(session, 'club:change')}
        mayErase={isAllowed(session, 'persons:change')}
        done={problem === null ? query.get('done') : null}
        problem={problem}
        typed={typed}
      />
    ),
  };
}
