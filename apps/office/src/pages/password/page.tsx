import { attempt, refusalText, statusOf } from '../../refusals/refusal.ts';
import type { Page, PageRequest, Shown } from '../../routing/page.ts';
import { signInPath } from '../../routing/paths.ts';
import { PasswordChosen, PasswordForm } from './PasswordForm.tsx';

/** Where the link leads that an owner hands over. */
export const passwordPage: Page = {
  route: 'password',
  access: 'any',
  show: async (request) => shown(request, null),
  async submit(request, form) {
    const token = request.query.get('token') ?? '';
    const tried = await attempt(request.api.chooseOfficePassword({ body: { token, password: form.get('password') ?? '' } }));
    if (tried.refusal) return { ...shown(request, refusalText(tried.refusal, request.words)), status: statusOf(tried.refusal) };
    return { title: request.words('office/password')('chosen_title'), body: <PasswordChosen signIn={signInPath} /> };
  },
};

function shown(request: PageRequest, problem: string | null): Shown {
  return { title: request.words('office/password')('title'), body: <PasswordForm token={request.query.get('token') ?? ''} problem={problem} /> };
}
