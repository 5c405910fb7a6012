import { type BillingForm, type BusinessEntity, isCompany, isDocumentNumber, isPostcode, type ShippingForm, isEmail, isPhone } from '@parral/rules';
import * as z from 'zod/mini';

/** What can be wrong with a field, as every form calls it; a block has a text for each that its form can show, under `error_<code>`. */
export type FieldError = 'required' | 'email' | 'phone' | 'document' | 'postcode' | 'date' | 'too_long' | 'consent' | 'refused';

/** Text that must be there, blanks not counting. */
export const requiredText = z.string().check(z.refine(isFilled, { error: 'required' satisfies FieldError }));

/** Text that must be there and be valid. */
export const text = (error: FieldError, isValid: (value: string) => boolean) =>
  z.string().check(z.refine(isFilled, { error: 'required' satisfies FieldError }), z.refine(isValid, { error }));

/** Text that may be left out, and is valid when it is there. */
export const optionalText = (error: FieldError, isValid: (value: string) => boolean) =>
  z.string().check(z.refine((value) => !isFilled(value) || isValid(value), { error }));

/** Text of at most so many letters, which may be left out. */
export const shortText = (most: number) => z.string().check(z.refine((value) => value.length <= most, { error: 'too_long' satisfies FieldError }));

export const email = text('email', isEmail);
export const phone = text('phone', isPhone);

/** A box that must be ticked. */
export const ticked = (error: FieldError) => z.boolean().check(z.refine(Boolean, { error }));

function isFilled(value: string): boolean {
  return value.trim() !== '';
}

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
