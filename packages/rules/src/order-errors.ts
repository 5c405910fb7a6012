import type { ErrorCode } from '@parral/api-spec';
import { isEmail, isPhone, isPostcode } from './contact-fields.ts';
import { isDocumentNumber } from './document-number.ts';
import type { OrderParts } from './order-revision.ts';

/** A field of the request at fault, by its path, with the code of what is wrong. */
export type FieldErrors = Record<string, string>;

/**
 * What is wrong with the parts of an order beyond their form (specification
 * section 5): phone, e-mail, check letters, postcodes, and who is billed. The
 * home address is looked at in home mode only. `postcodePattern` gives a
 * country's pattern, or null for a country that is not known, whose postcode is
 * then free. Empty when all is well.
 */
export function orderErrors(parts: OrderParts, postcodePattern: (country: string) => string | null): FieldErrors {
  const { client_info: client, shipping_address: shipping, billing_address: billing } = parts;
  const errors: FieldErrors = {};
  const check = (path: string, good: boolean, code: ErrorCode) => {
    if (!good) errors[path] = code;
  };
  const fits = (country: string, postcode: string) => {
    const pattern = postcodePattern(country);
    return pattern === null || isPostcode(postcode, pattern);
  };
  check('client_info.email', isEmail(client.email), 'BAD_REQUEST');
  check('client_info.phone_number', isPhone(client.phone_number), 'BAD_REQUEST');
  check('client_info.document_number', isDocumentNumber(client.document_type, client.document_number), 'DOCUMENT_NUMBER_INVALID');
  if (parts.shipping_mode === 'home' && shipping !== null) check('shipping_address.postcode', fits(shipping.country_id, shipping.postcode), 'POSTCODE_INVALID');
  return billing === null ? errors : { ...errors, ...billingErrors(billing, 'billing_address', postcodePattern) };
}

/**
 * What is wrong with a billing address beyond its form (specification section 5): e-mail, check letters, postcode, and who
 * is billed, a company or a person. `path` stands before each field's name.
 */
export function billingErrors(
  billing: NonNullable<OrderParts['billing_address']>,
  path: string,
  postcodePattern: (country: string) => string | null,
): FieldErrors {
  const errors: FieldErrors = {};
  const check = (name: string, good: boolean, code: ErrorCode) => {
    if (!good) errors[`${path}.${name}`] = code;
  };
  const pattern = postcodePattern(billing.country_id);
  check('email', isEmail(billing.email), 'BAD_REQUEST');
  check('document_number', isDocumentNumber(billing.document_type, billing.document_number), 'DOCUMENT_NUMBER_INVALID');
  check('postcode', pattern === null || isPostcode(billing.postcode, pattern), 'POSTCODE_INVALID');
  const company = filled(billing.company);
  const person = filled(billing.first_name) && filled(billing.last_name);
  check('company', billing.document_type === 'nif_cif' || !company, 'BAD_REQUEST');
  if (!company) check(filled(billing.first_name) ? 'last_name' : 'first_name', person, 'BAD_REQUEST');
  return errors;
}

function filled(value: string | undefined): boolean {
  return (value ?? '').trim() !== '';
}
