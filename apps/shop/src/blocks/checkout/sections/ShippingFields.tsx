import { useWords } from '@parral/site/words';
import { Columns, TextField } from '@parral/ui';
import { useFields } from '../form/fields.ts';
import { PlaceFields } from './PlaceFields.tsx';

/** Where the parcel goes (specification section 3, shipping address). */
export function ShippingFields() {
  const t = useWords('shop/checkout');
  const field = useFields();
  return (
    <>
      <Columns>
        <TextField label={t('name')} autoComplete="shipping given-name" {...field('shipping.name')} />
        <TextField label={t('surname')} autoComplete="shipping family-name" {...field('shipping.surname')} />
      </Columns>
      <PlaceFields part="shipping" />
    </>
  );
}
