import { attempt, refusalText, statusOf } from '../../refusals/refusal.ts';
import type { Page, PageRequest, Shown } from '../../routing/page.ts';
import { safeNext } from '../../routing/paths.ts';
import { nextOf } from '../sign-in/page.tsx';
import { EnrolmentForm, RecoveryCodes } from './EnrolmentForm.tsx';

/** Setting up the second factor, for who has none yet. */
export const enrolmentPage: Page = {
  route: 'enrolment',
  access: 'enrolment',
  show: (request) => shown(request, null),
  async submit(request, form) {
    const tried = await attempt(request.api.confirmOfficeEnrolment({ body: { code: form.get('code') ?? '' } }));
    if (tried.refusal) return { ...(await shown(request, refusalText(tried.refusal, request.words))), status: statusOf(tried.refusal) };
    const body = <RecoveryCodes codes={tried.data.recovery_codes} next={safeNext(request.query.get('next'))} />;
    return { title: request.words('office/enrolment')('codes_title'), body };
  },
};

async function shown(request: PageRequest, problem: string | null): Promise<Shown> {
  const { uri, secret } = await request.api.getOfficeEnrolment();
  const body = <EnrolmentForm next={nextOf(request)} uri={uri} secret={secret} problem={problem} />;
  return { title: request.words('office/enrolment')('title'), body };
}
