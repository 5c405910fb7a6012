import { useWords } from '@parral/site/words';
import { Columns, Select, TextField } from '@parral/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CheckoutValues } from '../form/checkout-values.ts';
import { useCheckoutFields } from '../form/fields.ts';
import { useCheckoutPlace } from '../screen/checkout-place.ts';

/** An address: country from the served ones, province to choose where the country names its provinces. */
export function PlaceFields({ part }: { part: 'shipping' | 'billing' }) {
  const t = useWords('shop/checkout');
  const { field } = useCheckoutFields();
  const { countries } = useCheckoutPlace();
  const { setValue, control } = useFormContext<CheckoutValues>();
  const country = useWatch({ control, name: `${part}.country` });
  const regions = countries.find(({ iso_code }) => iso_code === country)?.regions ?? [];
  const complete = (name: string) => `${part} ${name}`;

  return (
    <>
      <TextField label={t('address')} autoComplete={complete('address-line1')} {...field(`${part}.address`)} />
      <TextField label={t('address_optional')} autoComplete={complete('address-line2')} {...field(`${part}.optionalAddress`)} />
      <Columns>
        <Select
          label={t('country')}
          autoComplete={complete('country')}
          options={countries.map(({ iso_code, name }) => ({ value: iso_code, label: name }))}
          {...field(`${part}.country`, { onChange: () => setValue(`${part}.region`, ''), deps: `${part}.postalCode` })}
        />
        {regions.length > 0 ? (
          <Select
            label={t('region')}
            autoComplete={complete('address-level1')}
            options={[{ value: '', label: t('region_none') }, ...regions.map((region) => ({ value: region, label: region }))]}
            {...field(`${part}.region`)}
          />
        ) : (
          <TextField label={t('region_free')} autoComplete={complete('address-level1')} {...field(`${part}.region`)} />
        )}
      </Columns>
      <Columns layout="narrow-wide">
        <TextField label={t('postal_code')} autoComplete={complete('postal-code')} {...field(`${part}.postalCode`)} />
        <TextField label={t('locality')} autoComplete={complete('address-level2')} {...field(`${part}.locality`)} />
      </Columns>
    </>
  );
}
