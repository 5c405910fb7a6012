import { ApiError } from '@parral/api-client';
import { useApiMutation, useApiQuery } from '@parral/api-client/hooks';
import type { Language } from '@parral/api-spec/languages';
import { BotCheckFailed, useBotCheck } from '@parral/site/browser';
import { setServerErrors, useErrorSummary, zodResolver } from '@parral/site/forms';
import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { contactField, contactPayload, contactSchema, type ContactValues, emptyContact } from './contact-form.ts';
import type { ContactData } from './load.server.ts';

/** A message on its way: filled in for members, checked, sent once, and what came of it. */
export function useContact(pageId: string, language: Language, botCheck: ContactData['botCheck']) {
  const { form: watched, submit: sendChecked, state: checkState } = useBotCheck(botCheck);
  const send = useApiMutation('sendContactMessage');
  const [failure, setFailure] = useState<'many' | 'failed' | null>(null);
  const form = useForm<ContactValues>({ defaultValues: emptyContact, resolver: zodResolver(contactSchema), shouldFocusError: false });
  const { summary, focusSummary } = useErrorSummary();
  usePrefill(form, language);

  async function submit(values: ContactValues): Promise<void> {
    try {
      await sendChecked((captchaKey) => send.mutateAsync({ path: { pageId }, body: contactPayload(values, captchaKey) }));
    } catch (error) {
      if (error instanceof BotCheckFailed) return;
      console.error('the message could not be sent', error);
      if (setServerErrors(form, error, contactField)) focusSummary();
      else setFailure(error instanceof ApiError && error.status === 429 ? 'many' : 'failed');
    }
  }

  return {
    form,
    submit: form.handleSubmit(submit, focusSummary),
    /** Forgets what became of the last attempt. */
    begin: () => setFailure(null),
    summary,
    failure,
    /** Whose message has arrived. */
    sentBy: send.isSuccess ? form.getValues('email').trim() : null,
    watched,
    checkState,
  };
}

/**
 * Fills in name, surname, e-mail and phone of a member "from personal information when fetchable" (specification section 6), where
 * nothing was typed meanwhile. The form stands there all the while: when the data cannot be fetched it is filled in by hand.
 */
function usePrefill({ getValues, setValue }: UseFormReturn<ContactValues>, language: Language): void {
  const { data, error } = useApiQuery('getPersonalInformation', { query: { language } }, { enabled: isMember(), retry: false });
  useEffect(() => {
    if (!data) return;
    const { name, surname, email, phone_number: phoneNumber } = data.personal_information;
    for (const [field, value] of Object.entries({ name, surname, email, phoneNumber })) if (getValues(field as 'name') === '') setValue(field as 'name', value);
  }, [data, getValues, setValue]);
  useEffect(() => {
    if (error) console.error('the member’s data could not be fetched; the form is filled in by hand', error);
  }, [error]);
}

function isMember(): boolean {
  return typeof document !== 'undefined' && document.cookie.split('; ').includes('is_member=1');
}
