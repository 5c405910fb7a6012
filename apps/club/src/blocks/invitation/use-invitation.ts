import { zodResolver } from '@parral/site/forms';
import { ApiError } from '@parral/api-client';
import type { components } from '@parral/api-spec';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useApi } from '../../api/api-context.ts';
import { forgetDraft, keepDraft, readDraft } from '../../forms/draft.ts';
import { isSessionEnded } from '../../session/session-ended.ts';
import { emptyInvitation, invitationField, invitationPayload, invitationSchema, type InvitationValues } from './invitation-form.ts';

type Invitation = components['schemas']['Invitation'];
export type InvitationProblem = 'ended' | 'already' | 'failed';

const draft = 'invitation';

/** Sends the invitation; both conflicts end at their own fields (specification section 8). */
export function useInvitation(memberNumber: string, language: string) {
  const client = useApi();
  const [sent, setSent] = useState<Invitation | null>(null);
  const [problem, setProblem] = useState<InvitationProblem | null>(null);
  const begun = useRef<InvitationValues>({ ...emptyInvitation, language });
  const form = useForm<InvitationValues>({ defaultValues: { ...emptyInvitation, language }, resolver: zodResolver(invitationSchema), shouldFocusError: false });

  useEffect(() => {
    const kept = readDraft(draft, memberNumber, begun.current);
    if (kept) form.reset(kept, { keepDefaultValues: true });
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(draft, memberNumber, values) });
  }, [form, memberNumber]);

  /** True when it went out. */
  async function send(values: InvitationValues): Promise<boolean> {
    setProblem(null);
    try {
      const invitation = await client.invite({ body: invitationPayload(values) });
      forgetDraft(draft);
      setSent(invitation);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.detail === 'EMAIL_IN_USE') form.setError('email', { type: 'server', message: 'email_in_use' });
      else if (error instanceof ApiError && error.detail === 'DOCUMENT_NUMBER_IN_USE')
        form.setError('documentNumber', { type: 'server', message: 'document_in_use' });
      else setProblem(otherProblem(error));
      return false;
    }
  }

  function otherProblem(error: unknown): InvitationProblem | null {
    if (isSessionEnded(error)) return 'ended';
    console.error('the invitation could not be sent', error);
    const fields = error instanceof ApiError ? Object.keys(error.fields).flatMap((path) => invitationField(path) ?? []) : [];
    for (const path of fields) form.setError(path, { type: 'server', message: 'refused' });
    if (fields.length > 0) return null;
    return error instanceof ApiError && (error.status === 409 || error.status === 403) ? 'already' : 'failed';
  }

  return { form, sent, problem, send };
}
