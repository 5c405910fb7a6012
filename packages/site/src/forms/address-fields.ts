import { type BillingForm, type BusinessEntity, isCompany, isDocumentNumber, isPostcode, type ShippingForm } from '@parral/rules';
import { email, requiredText, text } from './fields.ts';

/** `postcode_regex` by ISO code of the country; a country without one takes any postcode. */
export type Postcodes = Readonly<Record<string, string>>;

/** An identity document's number, by its type. */
export const documentNumberOf = (type: BillingForm['documentType']) => text('document', (value) => isDocumentNumber(type, value));

/** Where something goes; "postcode must match the country's regex when a country is set" (specification section 5). */
export function placeFields({ country }: Pick<ShippingForm, 'country'>, postcodes: Postcodes) {
  const pattern = postcodes[country];
  return {
    address: requiredText,
    country: requiredText,
    postalCode: text('postcode', (value) => pattern === undefined || isPostcode(value, pattern)),
    locality: requiredText,
  };
}

/** Who is billed: "company required when company; first and last name required when individual" (specification section 5). */
export function payerFields(values: Pick<BillingForm, 'documentType'> & { entity: BusinessEntity }) {
  return {
    documentNumber: documentNumberOf(values.documentType),
    ...(isCompany(values) ? { company: requiredText } : { name: requiredText, surname: requiredText }),
    email,
  };
}
