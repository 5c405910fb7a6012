import type { FieldPath } from 'react-hook-form';
import { invoiceParts, type Who } from '../form/buyer.ts';
import type { CheckoutFieldError } from '../form/checkout-schema.ts';
import type { CheckoutValues } from '../form/checkout-values.ts';

type Path = FieldPath<CheckoutValues>;

const clientFields: Record<string, Path> = {
  document_type: 'client.documentType',
  document_number: 'client.documentNumber',
  name: 'client.name',
  surname: 'client.surname',
  email: 'client.email',
  phone_number: 'client.phoneNumber',
};

const placeFields = {
  first_name: 'name',
  last_name: 'surname',
  line1: 'address',
  line2: 'optionalAddress',
  country_id: 'country',
  state: 'region',
  postcode: 'postalCode',
  locality: 'locality',
} as const;

const errors: Record<string, CheckoutFieldError> = { DOCUMENT_NUMBER_INVALID: 'document', POSTCODE_INVALID: 'postcode', ZONE_NOT_SERVED: 'zone' };

/** The form's field for a path of the request (`billing_address.postcode` → `billing.postalCode`); undefined for what the form does not have. */
function pathInForm(path: string, values: CheckoutValues, who: Who): Path | undefined {
  const [part, field = ''] = path.split('.');
  if (part === 'client_info') return clientFields[field];
  if (part === 'comment') return 'extras.comment';
  if (part === 'gift_message') return 'extras.giftMessage';
  if (part === 'terms_accepted') return 'terms.accepted';
  const isPlace = Object.hasOwn(placeFields, field);
  if (part === 'shipping_address' && isPlace) return `shipping.${placeFields[field as keyof typeof placeFields]}`;
  if (part !== 'billing_address') return undefined;
  const parts = invoiceParts(values, who);
  if (parts.stored !== null) return 'billing.reuse';
  // What is not asked in billing was taken from the client or the shipping address: there it can be mended.
  const isName = field === 'first_name' || field === 'last_name';
  if (isPlace && !isName) return `${parts.place ? 'billing' : 'shipping'}.${placeFields[field as keyof typeof placeFields]}`;
  if (!parts.entity) return clientFields[isName ? { first_name: 'name', last_name: 'surname' }[field] : field];
  if (isName) return `billing.${placeFields[field]}`;
  return (
    { document_type: 'billing.documentType', document_number: 'billing.documentNumber', company: 'billing.company', email: 'billing.email' } as Record<
      string,
      Path
    >
  )[field];
}

/** What the server found wrong, by the form's fields, so that it stands where the screen's own checks stand. */
export function serverErrors(fields: Readonly<Record<string, string>>, values: CheckoutValues, who: Who): { path: Path; error: CheckoutFieldError }[] {
  return Object.entries(fields).flatMap(([field, code]) => {
    const path = pathInForm(field, values, who);
    if (!path) return [];
    const byName: CheckoutFieldError = path.endsWith('.email')
      ? 'email'
      : path.endsWith('.phoneNumber')
        ? 'phone'
        : path === 'terms.accepted'
          ? 'consent'
          : 'required';
    return [{ path, error: path === 'billing.reuse' ? 'stored' : (errors[code] ?? byName) }];
  });
}
