import { formFields } from '@parral/site/forms';
import { useWords, type MessageKey } from '@parral/site/words';
import { type FieldPath, useFormContext } from 'react-hook-form';
import { useCheckoutPlace } from '../screen/checkout-place.ts';
import type { CheckoutFieldError } from './checkout-schema.ts';
import { zoneOf } from './shipping-zone.ts';
import type { CheckoutValues } from './checkout-values.ts';

type Path = FieldPath<CheckoutValues>;

/** Every field that can be wrong, in the order of the screen: so the error summary has them. */
const order = [
  'client.name',
  'client.surname',
  'client.documentType',
  'client.documentNumber',
  'client.email',
  'client.phoneNumber',
  'shipping.name',
  'shipping.surname',
  'shipping.address',
  'shipping.optionalAddress',
  'shipping.country',
  'shipping.region',
  'shipping.postalCode',
  'shipping.locality',
  'billing.reuse',
  'billing.documentType',
  'billing.documentNumber',
  'billing.company',
  'billing.name',
  'billing.surname',
  'billing.email',
  'billing.address',
  'billing.optionalAddress',
  'billing.country',
  'billing.region',
  'billing.postalCode',
  'billing.locality',
  'extras.comment',
  'extras.giftMessage',
  'terms.accepted',
] as const satisfies readonly Path[];

/** Label of a field by its last word. */
const labels: Readonly<Record<string, MessageKey<'shop/checkout'>>> = {
  name: 'name',
  surname: 'surname',
  documentType: 'document_type',
  documentNumber: 'document_number',
  email: 'email',
  phoneNumber: 'phone',
  address: 'address',
  optionalAddress: 'address_optional',
  country: 'country',
  region: 'region',
  postalCode: 'postal_code',
  locality: 'locality',
  company: 'company',
};

/** The form's controls, each with its error, and all errors for the summary. */
export function useCheckoutFields() {
  const t = useWords('shop/checkout');
  const { countries } = useCheckoutPlace();
  const form = useFormContext<CheckoutValues>();
  const { getValues } = form;

  /** What an error is called at its field. */
  const errorText = (error: CheckoutFieldError, path: Path) => {
    const part = path.startsWith('billing.') ? 'billing' : 'shipping';
    if (error === 'document') return t(`error_document_${getValues(part === 'billing' ? 'billing.documentType' : 'client.documentType')}`);
    if (error === 'zone') return t('error_zone', { zone: zoneOf(getValues('shipping'), countries)?.name ?? getValues('shipping.postalCode') });
    if (error !== 'postcode') return t(`error_${error}`);
    const code = getValues(`${part}.country`);
    return t('error_postcode', { country: countries.find(({ iso_code }) => iso_code === code)?.name ?? code });
  };
  /** Away from its field an error says which one it means; names and places stand in several sections. */
  const summaryText = (path: Path, message: string) => {
    const [section = '', field = ''] = path.split('.');
    if (section === 'terms' || section === 'extras' || field === 'reuse') return message;
    const label = t(labels[field] ?? 'name');
    return section === 'client'
      ? t('error_named', { field: label, message })
      : t('error_named_in', { section: t(section === 'billing' ? 'section_billing' : 'section_shipping'), field: label, message });
  };
  return formFields<CheckoutValues, CheckoutFieldError>(form, { prefix: 'checkout', order, errorText, summaryText });
}
