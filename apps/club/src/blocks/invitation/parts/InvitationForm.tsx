import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { useWords } from '@parral/site/words';
import { Button, Columns, ErrorSummary, Notice, Select, Stack, Text, TextField, TextLink } from '@parral/ui';
import { useEffect, type SyntheticEvent } from 'react';
import { useFormFields } from '../../../forms/use-form-fields.ts';
import { SessionEnded } from '../../../session/SessionEnded.tsx';
import { invitationOrder } from '../invitation-form.ts';
import { useInvitation } from '../use-invitation.ts';

type Schemas = components['schemas'];

interface InvitationFormProps {
  countriesUrl: string;
  languages: readonly Schemas['Option'][];
  memberNumber: string;
  language: Language;
  onSent: (invitation: Schemas['Invitation']) => void;
}

const labels = { name: 'name', surname: 'surname', documentType: 'document', documentNumber: 'number', email: 'email', language: 'language' } as const;

/** Whom to invite. */
export function InvitationForm({ countriesUrl, languages, memberNumber, language, onSent }: InvitationFormProps) {
  const t = useWords('club/invitation');
  const { form, sent, problem, send } = useInvitation(memberNumber, language);
  const { summary, field, errors, failed } = useFormFields({
    form,
    prefix: 'invitation',
    order: invitationOrder,
    labelOf: (path) => t(labels[path]),
    words: (fault) => (fault === 'document' ? t(`error_document_${form.getValues('documentType')}`) : t(`error_${fault}` as 'error_required')),
  });
  useEffect(() => {
    if (sent) onSent(sent);
  }, [sent, onSent]);
  const submit = form.handleSubmit(async (values) => {
    if (!(await send(values))) failed();
  }, failed);

  return (
    <form noValidate onSubmit={(event: SyntheticEvent) => void submit(event as never)} aria-labelledby="invitation">
      <Stack gap={16}>
        <ErrorSummary ref={summary} title={t('errors', { count: errors.length })} errors={errors} />
        {problem === 'ended' && <SessionEnded kept />}
        {problem && problem !== 'ended' && (
          <Notice tone="error" live title={t(`${problem}_title`)}>
            {t(problem)}
          </Notice>
        )}
        <Columns>
          <TextField label={t('name')} maxLength={100} {...field('name')} />
          <TextField label={t('surname')} maxLength={150} {...field('surname')} />
        </Columns>
        <Columns>
          <Select
            label={t('document')}
            options={(['dni', 'passport', 'nif_cif'] as const).map((value) => ({ value, label: t(`document_${value}`) }))}
            {...field('documentType')}
          />
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
        <div>
          <Button type="submit" busy={form.formState.isSubmitting}>
            {t('send')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
