import { apiQuery, useApiClient, useApiMutation } from '@parral/api-client/hooks';
import { Runtime } from '@parral/site/browser';
import { formFields, PrivacyNotice, useErrorSummary } from '@parral/site/forms';
import { formatDay, useWords } from '@parral/site/words';
import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { DataList, EditPanel, StatusMessage, Text, TextLink } from '@parral/ui';
import { useQueryClient } from '@tanstack/react-query';
import { EditErrors } from '../../forms/EditErrors.tsx';
import { useEditForm } from '../../forms/use-edit-form.ts';
import type block from './block.ts';
import type { PersonalData as Data } from './load.server.ts';
import { PersonalFields } from './parts/PersonalFields.tsx';
import { birthdayToIso } from '../../forms/birthday.ts';
import { personalField, personalOrder, personalPayload, personalSchema, personalValues } from './personal-form.ts';

type PersonalDataProps = BlockProps<BlockAttributes<typeof block>, Data>;

/** Who the member is: what is fixed, what may be changed, and after a change of language the page in that language. */
export default function PersonalData(props: PersonalDataProps) {
  return (
    <Runtime>
      <PersonalPanel {...props} />
    </Runtime>
  );
}

function PersonalPanel({ data, language }: PersonalDataProps) {
  const t = useWords('club/personal-data');
  const client = useApiClient();
  const queries = useQueryClient();
  const saving = useApiMutation('changePersonalInformation');
  const { summary, focusSummary } = useErrorSummary();
  const { personal, options, memberNumber, contactEmail } = data;

  /** Section 4: "if the chosen language differs from the current locale, the page fetches a URL and navigates there". */
  async function goToLanguage(saved: string) {
    if (saved === language) return;
    try {
      const { url } = await queries.fetchQuery(apiQuery(client, 'getPersonalInformationUrl', {}));
      location.assign(url);
    } catch (error) {
      console.error('the page in the chosen language could not be asked for; this one stays', error);
    }
  }

  const edit = useEditForm({
    name: 'personal-data',
    owner: memberNumber,
    headingId: 'personal-data',
    loaded: personalValues(personal),
    schema: personalSchema,
    save: async (values) => (await saving.mutateAsync({ body: personalPayload(values, personal.document_type) })).personal_information,
    valuesOf: personalValues,
    fieldOf: personalField,
    onInvalid: focusSummary,
    onSaved: (saved) => void goToLanguage(saved.language),
  });
  const { field, errors } = formFields(edit.form, {
    prefix: 'personal',
    order: personalOrder,
    errorText: (error) => t(`error_${error}` as 'error_required'),
    summaryText: (path, message) => `${t(path)}: ${message}`,
  });
  const { loaded, failure, outcome } = edit;
  const birthday = birthdayToIso(loaded.birthday);
  const named = (list: readonly { text: string; value: string }[], value: string) => list.find((one) => one.value === value)?.text ?? value;
  const shown = [
    { name: t('name'), value: `${personal.name} ${personal.surname}` },
    { name: t('email'), value: personal.email },
    { name: t(`document_${personal.document_type}`), value: personal.document_number },
    ...(personal.document_type === 'nif_cif' ? [{ name: t('company'), value: loaded.company || t('none') }] : []),
    { name: t('title'), value: loaded.title === 'mr' || loaded.title === 'mrs' ? t(`title_${loaded.title}`) : t('none') },
    { name: t('phone'), value: loaded.phone },
    { name: t('birthday'), value: birthday ? formatDay(birthday, language) : t('none') },
    { name: t('nationality'), value: loaded.nationality ? named(options.country, loaded.nationality) : t('none') },
    { name: t('language'), value: named(options.language, loaded.language) },
  ];

  return (
    <EditPanel
      title={t('heading')}
      headingId="personal-data"
      editing={edit.editing}
      editLabel={t('edit')}
      saveLabel={t('save')}
      cancelLabel={t('cancel')}
      saving={edit.saving}
      onEdit={edit.edit}
      onCancel={edit.cancel}
      onSave={() => void edit.submit()}
      preview={<DataList variant="pairs" items={shown} />}
      status={<StatusMessage>{outcome ? t(outcome) : ''}</StatusMessage>}
      before={
        <EditErrors
          summary={summary}
          errors={edit.editing ? errors : []}
          failure={failure}
          labels={{ errors: t('errors', { count: errors.length }), failedTitle: t('failed_title'), failed: t('failed') }}
          onRetry={() => void edit.submit()}
          busy={edit.saving}
        />
      }
    >
      <PersonalFields form={edit.form} field={field} data={data} t={t} />
      <Text size="small" tone="muted">
        {t('locked')}{' '}
        <TextLink variant="inline" href={`mailto:${contactEmail}`}>
          {contactEmail}
        </TextLink>
      </Text>
      <PrivacyNotice purpose="account" {...data.privacy} />
    </EditPanel>
  );
}
