import { Columns, RadioGroup, Select, Stack, TextField } from '@parral/ui';
import { useBooking } from '../screen/booking-place.ts';
import { type BillingFault, type BillingField, type BillingValues, isCompany } from './billing-values.ts';

export function billingControl(field: keyof BillingValues): string {
  return `billing-${field}`;
}

interface BillingFieldsProps {
  values: BillingValues;
  onChange: (change: Partial<BillingValues>) => void;
  faults: readonly { field: BillingField; fault: BillingFault | 'refused' }[];
}

/** Who is invoiced, and where (specification sections 3 to 5). */
export function BillingFields({ values, onChange, faults }: BillingFieldsProps) {
  const { t, visit } = useBooking();
  const text = (field: Exclude<keyof BillingValues, 'wanted'>) => {
    const fault = faults.find((one) => one.field === field)?.fault;
    return {
      id: billingControl(field),
      name: field,
      value: values[field],
      error: fault && (fault === 'document' ? t(`error_document_${values.documentType}`) : t(`error_${fault}`)),
      onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
    };
  };
  return (
    <Stack gap={20}>
      <Columns>
        <Select
          label={t('label_documentType')}
          options={(['dni', 'passport', 'nif_cif'] as const).map((value) => ({ value, label: t(`document_${value}`) }))}
          {...text('documentType')}
        />
        <TextField label={t('label_documentNumber')} autoCapitalize="characters" spellCheck={false} {...text('documentNumber')} />
      </Columns>
      {values.documentType === 'nif_cif' && (
        <RadioGroup
          legend={t('entity')}
          direction="row"
          name="entity"
          value={values.entity}
          options={[
            { value: 'person', label: t('entity_person') },
            { value: 'company', label: t('entity_company') },
          ]}
          // Another kind of payer: names and company are cleared (specification section 4).
          onChange={(event) => onChange({ entity: event.target.value === 'company' ? 'company' : 'person', name: '', surname: '', company: '' })}
        />
      )}
      {isCompany(values) ? (
        <TextField label={t('label_company')} autoComplete="billing organization" {...text('company')} />
      ) : (
        <Columns>
          <TextField label={t('label_name')} autoComplete="billing given-name" {...text('name')} />
          <TextField label={t('label_surname')} autoComplete="billing family-name" {...text('surname')} />
        </Columns>
      )}
      <TextField label={t('label_email')} type="email" inputMode="email" autoComplete="billing email" spellCheck={false} {...text('email')} />
      <TextField label={t('label_address')} autoComplete="billing address-line1" {...text('address')} />
      <TextField label={t('label_optionalAddress')} autoComplete="billing address-line2" {...text('optionalAddress')} />
      <Columns>
        <Select
          label={t('label_country')}
          autoComplete="billing country"
          options={visit.options.country_options.map(({ value, text: label }) => ({ value, label }))}
          {...text('country')}
        />
        <TextField label={t('label_region')} autoComplete="billing address-level1" {...text('region')} />
      </Columns>
      <Columns layout="narrow-wide">
        <TextField label={t('label_postalCode')} autoComplete="billing postal-code" {...text('postalCode')} />
        <TextField label={t('label_locality')} autoComplete="billing address-level2" {...text('locality')} />
      </Columns>
    </Stack>
  );
}
