import type { components } from '@parral/api-spec';
import { isCompany } from '@parral/rules';
import type { FormField } from '@parral/site/forms';
import type { Translate } from '@parral/site/words';
import { Columns, RadioGroup, Select, TextField } from '@parral/ui';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { AddressValues } from '../address-form.ts';

interface AddressFieldsProps {
  form: UseFormReturn<AddressValues>;
  field: FormField<AddressValues>;
  countries: readonly components['schemas']['Option'][];
  documents: readonly components['schemas']['DocumentOption'][];
  t: Translate<'club/billing-address'>;
}

/** The billing address as a form. Choosing person or company clears both names (specification section 4). */
export function AddressFields({ form, field, countries, documents, t }: AddressFieldsProps) {
  const [documentType, entity] = useWatch({ control: form.control, name: ['documentType', 'entity'] });
  const choose = (next: string) => {
    form.setValue('entity', next === 'company' ? 'company' : 'person');
    for (const name of ['name', 'surname', 'company'] as const) form.setValue(name, '');
    form.clearErrors(['name', 'surname', 'company']);
  };
  return (
    <>
      <Columns>
        <Select label={t('documentType')} options={documents.map(({ value, text }) => ({ value, label: text }))} {...field('documentType')} />
        <TextField label={t('documentNumber')} maxLength={32} autoCapitalize="characters" {...field('documentNumber')} />
      </Columns>
      {documentType === 'nif_cif' && (
        <RadioGroup
          legend={t('entity')}
          name="address-entity"
          value={entity}
          options={[
            { value: 'person', label: t('entity_person') },
            { value: 'company', label: t('entity_company') },
          ]}
          direction="row"
          onChange={(event) => choose(event.currentTarget.value)}
        />
      )}
      {isCompany({ documentType, entity }) ? (
        <TextField label={t('company')} autoComplete="organization" maxLength={120} {...field('company')} />
      ) : (
        <Columns>
          <TextField label={t('name')} autoComplete="given-name" maxLength={100} {...field('name')} />
          <TextField label={t('surname')} autoComplete="family-name" maxLength={150} {...field('surname')} />
        </Columns>
      )}
      <TextField label={t('email')} type="email" autoComplete="email" maxLength={254} {...field('email')} />
      <TextField label={t('line1')} autoComplete="address-line1" maxLength={200} {...field('line1')} />
      <TextField label={t('line2')} autoComplete="address-line2" maxLength={200} {...field('line2')} />
      <Columns>
        <Select label={t('country')} autoComplete="country" options={countries.map(({ value, text }) => ({ value, label: text }))} {...field('country')} />
        <TextField label={t('state')} autoComplete="address-level1" maxLength={100} {...field('state')} />
      </Columns>
      <Columns layout="narrow-wide">
        <TextField label={t('postcode')} autoComplete="postal-code" maxLength={16} {...field('postcode')} />
        <TextField label={t('locality')} autoComplete="address-level2" maxLength={120} {...field('locality')} />
      </Columns>
    </>
  );
}
