import { isCompany } from '@parral/rules';
import type { FormField } from '@parral/site/forms';
import { Columns, RadioGroup, Select, Stack, TextField } from '@parral/ui';
import type { UseFormReturn } from 'react-hook-form';
import type { CountryOption } from '../load.server.ts';
import { useBooking } from '../screen/booking-context.ts';
import type { BillingValues } from './billing-form.ts';

interface BillingFieldsProps {
  countries: readonly CountryOption[];
  form: UseFormReturn<BillingValues>;
  field: FormField<BillingValues>;
  values: BillingValues;
}

/** Who is invoiced, and where (specification sections 3 to 5). */
export function BillingFields({ countries, form, field, values }: BillingFieldsProps) {
  const { t, visit } = useBooking();
  /** Another kind of payer: names and company are cleared (specification section 4). */
  function clearNames() {
    for (const name of ['name', 'surname', 'company'] as const) form.setValue(name, '');
    form.clearErrors(['name', 'surname', 'company']);
  }
  return (
    <Stack gap={20}>
      <Columns>
        <Select
          label={t('label_documentType')}
          options={visit.options.document_options.map(({ value, text }) => ({ value, label: text }))}
          {...field('documentType', { deps: 'documentNumber' })}
        />
        <TextField label={t('label_documentNumber')} autoCapitalize="characters" spellCheck={false} {...field('documentNumber')} />
      </Columns>
      {values.documentType === 'nif_cif' && (
        <RadioGroup
          legend={t('entity')}
          direction="row"
          options={[
            { value: 'person', label: t('entity_person') },
            { value: 'company', label: t('entity_company') },
          ]}
          {...field('entity', { onChange: clearNames })}
        />
      )}
      {isCompany(values) ? (
        <TextField label={t('label_company')} autoComplete="billing organization" {...field('company')} />
      ) : (
        <Columns>
          <TextField label={t('label_name')} autoComplete="billing given-name" {...field('name')} />
          <TextField label={t('label_surname')} autoComplete="billing family-name" {...field('surname')} />
        </Columns>
      )}
      <TextField label={t('label_email')} type="email" inputMode="email" autoComplete="billing email" spellCheck={false} {...field('email')} />
      <TextField label={t('label_address')} autoComplete="billing address-line1" {...field('address')} />
      <TextField label={t('label_optionalAddress')} autoComplete="billing address-line2" {...field('optionalAddress')} />
      <Columns>
        <Select
          label={t('label_country')}
          autoComplete="billing country"
          options={countries.map(({ value, text }) => ({ value, label: text }))}
          {...field('country', { deps: 'postalCode' })}
        />
        <TextField label={t('label_region')} autoComplete="billing address-level1" {...field('region')} />
      </Columns>
      <Columns layout="narrow-wide">
        <TextField label={t('label_postalCode')} autoComplete="billing postal-code" {...field('postalCode')} />
        <TextField label={t('label_locality')} autoComplete="billing address-level2" {...field('locality')} />
      </Columns>
    </Stack>
  );
}
