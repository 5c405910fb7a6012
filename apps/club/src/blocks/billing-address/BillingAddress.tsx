import { useApiMutation } from '@parral/api-client/hooks';
import { isCompany } from '@parral/rules';
import { Runtime } from '@parral/site/browser';
import { formFields, PrivacyNotice, useErrorSummary } from '@parral/site/forms';
import { useWords } from '@parral/site/words';
import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { DataList, EditPanel, StatusMessage, Text } from '@parral/ui';
import { useMemo } from 'react';
import { EditErrors } from '../../forms/EditErrors.tsx';
import { useEditForm } from '../../forms/use-edit-form.ts';
import type block from './block.ts';
import { addressField, addressOrder, addressPayload, addressSchema, addressValues } from './address-form.ts';
import type { BillingAddressData } from './load.server.ts';
import { AddressFields } from './parts/AddressFields.tsx';

type BillingAddressProps = BlockProps<BlockAttributes<typeof block>, BillingAddressData>;

/** The address that invoices carry, which the checkout can reuse. */
export default function BillingAddress(props: BillingAddressProps) {
  return (
    <Runtime>
      <AddressPanel {...props} />
    </Runtime>
  );
}

function AddressPanel({ data }: BillingAddressProps) {
  const t = useWords('club/billing-address');
  const saving = useApiMutation('saveMemberAddress');
  const { summary, focusSummary } = useErrorSummary();
  const { countries, postcodes, memberNumber } = data;
  const first = countries[0]?.value ?? 'ES';
  const schema = useMemo(() => addressSchema(postcodes), [postcodes]);
  const nameOf = (code: string) => countries.find(({ value }) => value === code)?.text ?? code;
  const edit = useEditForm({
    name: 'billing-address',
    owner: memberNumber,
    headingId: 'billing-address',
    loaded: addressValues(data.address, first),
    schema,
    save: async (values) => (await saving.mutateAsync({ body: addressPayload(values) })).address,
    valuesOf: (saved) => addressValues(saved, first),
    fieldOf: addressField,
    onInvalid: focusSummary,
  });
  const { field, errors } = formFields(edit.form, {
    prefix: 'address',
    order: addressOrder,
    errorText: (error) =>
      error === 'document'
        ? t(`error_document_${edit.form.getValues('documentType')}`)
        : error === 'postcode'
          ? t('error_postcode', { country: nameOf(edit.form.getValues('country')) })
          : t(`error_${error}` as 'error_required'),
    summaryText: (path, message) => `${t(path)}: ${message}`,
  });
  const { loaded, failure, outcome } = edit;
  const place = [
    loaded.line1,
    loaded.line2,
    [loaded.postcode, loaded.locality].filter(Boolean).join(' '),
    loaded.state,
    loaded.line1 && nameOf(loaded.country),
  ];
  const preview =
    loaded.documentNumber === '' ? (
      <Text tone="muted">{t('empty')}</Text>
    ) : (
      <DataList
        variant="pairs"
        items={[
          isCompany(loaded) ? { name: t('company'), value: loaded.company } : { name: t('whole_name'), value: `${loaded.name} ${loaded.surname}` },
          { name: t(`document_${loaded.documentType}`), value: loaded.documentNumber },
          { name: t('email'), value: loaded.email },
          { name: t('line1'), value: place.filter(Boolean).join(', ') },
        ]}
      />
    );

  return (
    <EditPanel
      title={t('heading')}
      headingId="billing-address"
      editing={edit.editing}
      editLabel={t('edit')}
      saveLabel={t('save')}
      cancelLabel={t('cancel')}
      saving={edit.saving}
      onEdit={edit.edit}
      onCancel={edit.cancel}
      onSave={() => void edit.submit()}
      preview={preview}
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
      <AddressFields form={edit.form} field={field} countries={countries} documents={data.documents} t={t} />
      <PrivacyNotice purpose="account" {...data.privacy} />
    </EditPanel>
  );
}
