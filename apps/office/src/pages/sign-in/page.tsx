import { attempt, refusalText, statusOf } from '../../refusals/refusal.ts';
import type { Moved, Page, PageRequest, Shown } from '../../routing/page.ts';
import { codePath, enrolmentPath, home, safeNext, signInPath, withQuery } from '../../routing/paths.ts';
import { SignInForm } from './SignInForm.tsx';

/** The login: by e-mail address and password; what the session then waits for is the next page. */
export const signInPage: Page = {
  route: 'sign-in',
  access: 'any',
  show: async (request) => (request.session.state === 'signed_in' ? { to: safeNext(request.query.get('next')) } : shown(request, '', null)),
  async submit(request, form) {
    const email = (form.get('email') ?? '').trim();
    const tried = await attempt(request.api.signInAtOffice({ body: { email, password: form.get('password') ?? '' } }));
    if (tried.refusal) return { ...shown(request, email, refusalText(tried.refusal, request.words)), status: statusOf(tried.refusal) };
    const { state } = tried.data;
    return { to: state === 'signed_in' ? safeNext(request.query.get('next')) : withQuery(stepAfter[state], { next: nextOf(request) }) };
  },
};

/** Ends the session. */
export const signOutPage: Page = {
  route: 'sign-out',
  access: 'any',
  show: async () => ({ to: home }),
  async submit({ api }): Promise<Moved> {
    await api.signOutOfOffice();
    return { to: signInPath };
  },
};

const stepAfter = { nobody: signInPath, code: codePath, enrolment: enrolmentPath } as const;

/** Left out where it is the home, where everybody comes to anyway. */
export function nextOf({ query }: PageRequest): string {
  const next = safeNext(query.get('next'));
  return next === home ? '' : next;
}

function shown(request: PageRequest, email: string, problem: string | null): Shown {
  return { title: request.words('office/sign-in')('title'), body: <SignInForm next={nextOf(request)} email={email} problem={problem} /> };
}
