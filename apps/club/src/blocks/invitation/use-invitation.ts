import { ApiError } from '@parral/api-client';
import { useApiMutation } from '@parral/api-client/hooks';
import { setServerErrors, zodResolver } from '@parral/site/forms';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { memberDraft } from '../../forms/member-draft.ts';
import { type SendingFailure, sendingFailure } from '../../forms/sending-failure.ts';
import { emptyInvitation, invitationField, invitationPayload, invitationSchema, type InvitationValues } from './invitation-form.ts';

type InvitationFailure = Exclude<SendingFailure, 'many'> | 'already';

/** Conflicts, each at its own field (specification section 8). */
const conflicts = {
  EMAIL_IN_USE: ['email', 'email_in_use'],
  DOCUMENT_NUMBER_IN_USE: ['documentNumber', 'document_in_use'],
} as const;

/** Sends the invitation. `onInvalid`: there are errors at fields. */
export function useInvitation(memberNumber: string, language: string, onInvalid: () => void) {
  const invite = useApiMutation('invite');
  const [failure, setFailure] = useState<InvitationFailure | null>(null);
  const [empty] = useState<InvitationValues>({ ...emptyInvitation, language });
  const [draft] = useState(() => memberDraft('invitation', memberNumber, empty));
  const form = useForm<InvitationValues>({ defaultValues: empty, resolver: zodResolver(invitationSchema), shouldFocusError: false });

  useEffect(() => {
    const kept = draft.read();
    if (kept) form.reset(kept, { keepDefaultValues: true });
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => draft.keep(values) });
  }, [form, draft]);

  async function send(values: InvitationValues): Promise<void> {
    setFailure(null);
    try {
      await invite.mutateAsync({ body: invitationPayload(values) });
      draft.forget();
    } catch (error) {
      refuse(error);
    }
  }

  function refuse(error: unknown): void {
    const conflict = error instanceof ApiError ? conflicts[error.detail as keyof typeof conflicts] : undefined;
    if (conflict) form.setError(conflict[0], { type: 'server', message: conflict[1] });
    if (conflict || setServerErrors(form, error, invitationField)) return onInvalid();
    const why = sendingFailure(error);
    if (why === 'ended') return setFailure(why);
    console.error('the invitation could not be sent', error);
    const isGiven = error instanceof ApiError && (error.status === 409 || error.status === 403);
    setFailure(isGiven ? 'already' : why === 'many' ? 'failed' : why);
  }

  return { form, sent: invite.data ?? null, failure, submit: form.handleSubmit(send, onInvalid) };
}
