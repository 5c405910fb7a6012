import { attempt, refusalText, statusOf } from '../../refusals/refusal.ts';
import type { Page, PageRequest, Shown } from '../../routing/page.ts';
import { safeNext } from '../../routing/paths.ts';
import { nextOf } from '../sign-in/page.tsx';
import { CodeForm } from './CodeForm.tsx';

/** The second factor. */
export const codePage: Page = {
  route: 'code',
  access: 'code',
  show: async (request) => shown(request, null),
  async submit(request, form) {
    const tried = await attempt(request.api.enterOfficeCode({ body: { code: form.get('code') ?? '' } }));
    if (tried.refusal) return { ...shown(request, refusalText(tried.refusal, request.words)), status: statusOf(tried.refusal) };
    return { to: safeNext(request.query.get('next')) };
  },
};

function shown(request: PageRequest, problem: string | null): Shown {
  return { title: request.words('office/code')('title'), body: <CodeForm next={nextOf(request)} problem={problem} /> };
}
