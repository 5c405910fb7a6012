import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { formFields, type Privacy, useErrorSummary } from '@parral/site/forms';
import { useWords } from '@parral/site/words';
import { Columns, ErrorSummary, Select, Stack, Text, TextField, TextLink } from '@parral/ui';
import { useEffect, type SyntheticEvent } from 'react';
import { FailureNotice } from '../../../forms/FailureNotice.tsx';
import { SubmitFoot } from '../../../forms/SubmitFoot.tsx';
import { invitationOrder } from '../invitation-form.ts';
import { useInvitation } from '../use-invitation.ts';

type Schemas = components['schemas'];

interface InvitationFormProps {
  countriesUrl: string;
  languages: readonly Schemas['Option'][];
  documents: readonly Schemas['DocumentOption'][];
  memberNumber: string;
  language: Language;
  privacy: Privacy;
  onSent: (invitation: Schemas['Invitation']) => void;
}

const labels = { name: 'name', surname: 'surname', documentType: 'document', documentNumber: 'number', email: 'email', language: 'language' } as const;

/** Whom to invite. */
export function InvitationForm({ countriesUrl, languages, documents, memberNumber, language, privacy, onSent }: InvitationFormProps) {
  const t = useWords('club/invitation');
  const { summary, focusSummary } = useErrorSummary();
  const { form, sent, failure, submit } = useInvitation(memberNumber, language, focusSummary);
  const { field, errors } = formFields(form, {
    prefix: 'invitation',
    order: invitationOrder,
    errorText: (error) => (error === 'document' ? t(`error_document_${form.getValues('documentType')}`) : t(`error_${error}` as 'error_required')),
    summaryText: (path, message) => `${t(labels[path])}: ${message}`,
  });
  useEffect(() => {
    if (sent) onSent(sent);
  }, [sent, onSent]);

  return (
    <form noValidate onSubmit={(event: SyntheticEvent<HTMLFormElement>) => void submit(event)} aria-labelledby="invitation">
      <Stack gap={16}>
        <ErrorSummary ref={summary} title={t('errors', { count: errors.length })} errors={errors} />
        <FailureNotice
          failure={failure}
          words={(own) => ({ title: t(`${own}_title`), text: t(own) })}
          kept
          onRetry={() => void submit()}
          busy={form.formState.isSubmitting}
        />
        <Columns>
          <TextField label={t('name')} maxLength={100} {...field('name')} />
          <TextField label={t('surname')} maxLength={150} {...field('surname')} />
        </Columns>
        <Columns>
          <Select label={t('document')} options={documents.map(({ value, text }) => ({ value, label: text }))} {...field('documentType')} />
          <TextField label={t('number')} maxLength={32} autoCapitalize="characters" {...field('documentNumber')} />
        </Columns>
        <Columns>
          <TextField label={t('email')} type="email" maxLength={254} {...field('email')} />
          <Select label={t('language')} options={languages.map(({ value, text }) => ({ value, label: text }))} {...field('language')} />
        </Columns>
        <Text size="small" tone="muted">
          {t('countries')}{' '}
          <TextLink variant="inline" href={countriesUrl}>
            {t('countries_link')}
          </TextLink>
        </Text>
        <SubmitFoot purpose="invitation" privacy={privacy} label={t('send')} busy={form.formState.isSubmitting} />
      </Stack>
    </form>
  );
}
