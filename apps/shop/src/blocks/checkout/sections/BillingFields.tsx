import type { components } from '@parral/api-spec';
import { isCompany } from '@parral/rules';
import { useWords } from '@parral/site/words';
import { Checkbox, Columns, RadioGroup, Select, TextField } from '@parral/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { asksForEntity, clearedByEntity } from '../form/business-entity.ts';
import { asksAddress, invoiceParts } from '../form/buyer.ts';
import type { CheckoutValues } from '../form/checkout-values.ts';
import { useCheckoutFields } from '../form/fields.ts';
import { useCheckoutPlace } from '../screen/checkout-place.ts';
import { useDocumentTypes } from './ClientFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';

type StoredBilling = components['schemas']['MemberAddress'];

/** Billing data, optional: stored ones, another name, another address, both or neither (specification sections 2 to 6). */
export function BillingFields() {
  const t = useWords('shop/checkout');
  const { field } = useCheckoutFields();
  const { buyer } = useCheckoutPlace();
  const { control } = useFormContext<CheckoutValues>();
  const [billing, delivery] = useWatch({ control, name: ['billing', 'delivery'] });
  const parts = invoiceParts({ billing, delivery }, buyer);
  const atHome = asksAddress({ delivery }, buyer);
  return (
    <>
      <div>
        {buyer.member?.billing_address && (
          <Checkbox label={t('reuse_billing')} hint={storedInWords(buyer.member.billing_address)} {...field('billing.reuse')} />
        )}
        {!parts.stored && (
          <>
            {atHome && <Checkbox label={t('same_address')} {...field('billing.sameAddress')} />}
            <Checkbox label={t('other_entity')} {...field('billing.otherEntity')} />
          </>
        )}
      </div>
      {parts.entity && <EntityFields />}
      {parts.place && <PlaceFields part="billing" />}
    </>
  );
}

/** Stored billing data on one line. */
function storedInWords({ company, first_name, last_name, line1, line2, postcode, locality }: StoredBilling): string {
  const who = company || [first_name, last_name].filter(Boolean).join(' ');
  return [who, line1, line2, `${postcode} ${locality}`].filter(Boolean).join(', ');
}

function EntityFields() {
  const t = useWords('shop/checkout');
  const { field } = useCheckoutFields();
  const { control, setValue, clearErrors } = useFormContext<CheckoutValues>();
  const [documentType, entity] = useWatch({ control, name: ['billing.documentType', 'billing.entity'] });

  function clearNames() {
    for (const name of ['name', 'surname', 'company'] as const) setValue(`billing.${name}`, clearedByEntity[name]);
    clearErrors(['billing.name', 'billing.surname', 'billing.company']);
  }

  return (
    <>
      <Columns>
        <Select label={t('document_type')} options={useDocumentTypes()} {...field('billing.documentType', { deps: 'billing.documentNumber' })} />
        <TextField label={t('document_number')} autoCapitalize="characters" spellCheck={false} {...field('billing.documentNumber')} />
      </Columns>
      {asksForEntity(documentType) && (
        <RadioGroup
          legend={t('entity')}
          direction="row"
          options={[
            { value: 'person', label: t('entity_person') },
            { value: 'company', label: t('entity_company') },
          ]}
          {...field('billing.entity', { onChange: clearNames })}
        />
      )}
      {isCompany({ documentType, entity }) ? (
        <TextField label={t('company')} autoComplete="billing organization" {...field('billing.company')} />
      ) : (
        <Columns>
          <TextField label={t('name')} autoComplete="billing given-name" {...field('billing.name')} />
          <TextField label={t('surname')} autoComplete="billing family-name" {...field('billing.surname')} />
        </Columns>
      )}
      <TextField label={t('email')} type="email" inputMode="email" autoComplete="billing email" spellCheck={false} {...field('billing.email')} />
    </>
  );
}
