import { isLanguage } from '@parral/api-spec/languages';
import type { Moved, Page, PageRequest, Shown } from '../../routing/page.ts';
import { accountPath, withQuery } from '../../routing/paths.ts';
import { attempt, refusalText, statusOf } from '../../refusals/refusal.ts';
import { RecoveryCodes } from '../enrolment/EnrolmentForm.tsx';
import { AccountPage } from './AccountPage.tsx';

/** What belongs to whoever is signed in, whatever they may do. */
export const accountPage: Page = {
  route: 'account',
  access: 'signed_in',
  show: (request) => shown(request, null),
  async submit(request, form) {
    const tried = await attempt(take(request, form));
    if (tried.refusal) return { ...(await shown(request, refusalText(tried.refusal, request.words))), status: statusOf(tried.refusal) };
    return tried.data;
  },
};

async function take({ api, words }: PageRequest, form: URLSearchParams): Promise<Shown | Moved> {
  const task = form.get('do');
  if (task === 'codes') {
    const { recovery_codes } = await api.renewRecoveryCodes({ body: { code: form.get('code') ?? '' } });
    return { title: words('office/enrolment')('codes_title'), body: <RecoveryCodes codes={recovery_codes} next={accountPath} /> };
  }
  if (task === 'end') {
    await api.endOfficeSession({ path: { session_id: form.get('session') ?? '' } });
    return { to: withQuery(accountPath, { done: 'ended' }) };
  }
  const language = form.get('language') ?? '';
  await api.changeOfficeAccount({ body: { name: (form.get('name') ?? '').trim(), ...(isLanguage(language) && { language }) } });
  return { to: withQuery(accountPath, { done: 'saved' }) };
}

async function shown({ api, session, language, query, words }: PageRequest, problem: string | null): Promise<Shown> {
  const { sessions } = await api.listOfficeSessions();
  const done = query.get('done');
  const told = problem === null && (done === 'saved' || done === 'ended') ? done : null;
  return {
    title: words('office/account')('title'),
    body: session.person && <AccountPage person={session.person} sessions={sessions} language={language} done={told} problem={problem} />,
  };
}
