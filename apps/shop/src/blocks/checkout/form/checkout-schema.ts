import { isDocumentNumber, isEmail, isPhone, isPostcode, type ShippingForm } from '@parral/rules';
import * as z from 'zod/mini';
import { isCompany } from './business-entity.ts';
import { asksAddress, type InvoiceParts, invoiceParts, type Who } from './buyer.ts';
import type { CheckoutValues } from './checkout-values.ts';

/** Longest comment, in letters (specification section 5). */
export const COMMENT_MAX = 200;

/** What can be wrong with a field; the messages have a text for each under `error_<error>`. */
export type CheckoutFieldError = 'required' | 'email' | 'phone' | 'document' | 'postcode' | 'too_long' | 'terms' | 'stored';

/** `postcode_regex` by ISO code of the country. */
export type Postcodes = Readonly<Record<string, string>>;

type Report = (path: string, error: CheckoutFieldError) => void;

/**
 * The checkout form's rules (specification section 5). Every error is reported under the field's own
 * path with a `Fault` as its message. Conditional parts are judged only when they are shown: billing, the address at
 * home delivery, the terms for visitors.
 */
export function checkoutSchema(postcodes: Postcodes, who: Who) {
  return z
    .custom<CheckoutValues>((value) => typeof value === 'object' && value !== null)
    .check(
      z.superRefine((values: CheckoutValues, context) => {
        const report: Report = (path, error) => context.addIssue({ code: 'custom', input: values, path: path.split('.'), message: error });
        judgeClient(values, report);
        if (asksAddress(values, who)) {
          need(values.shipping, ['name', 'surname'], 'shipping', report);
          judgePlace(values.shipping, 'shipping', postcodes, report);
        }
        judgeBilling(values.billing, invoiceParts(values, who), postcodes, report);
        if (values.extras.comment.length > COMMENT_MAX) report('extras.comment', 'too_long');
        if (who.member === null && !values.terms.accepted) report('terms.accepted', 'terms');
      }),
    );
}

function need<T extends object>(values: T, fields: readonly (keyof T & string)[], at: string, report: Report): void {
  for (const field of fields) if (String(values[field]).trim() === '') report(`${at}.${field}`, 'required');
}

/** Reports `required` when empty, else `error` when the form is not right. */
function judge(value: string, path: string, error: CheckoutFieldError, isRight: (value: string) => boolean, report: Report): void {
  if (value.trim() === '') report(path, 'required');
  else if (!isRight(value)) report(path, error);
}

function judgeClient({ client }: CheckoutValues, report: Report): void {
  need(client, ['name', 'surname'], 'client', report);
  judge(client.documentNumber, 'client.documentNumber', 'document', (value) => isDocumentNumber(client.documentType, value), report);
  judge(client.email, 'client.email', 'email', isEmail, report);
  judge(client.phoneNumber, 'client.phoneNumber', 'phone', isPhone, report);
}

function judgePlace(place: ShippingForm, at: string, postcodes: Postcodes, report: Report): void {
  need(place, ['address', 'country', 'locality'], at, report);
  const pattern = postcodes[place.country];
  judge(place.postalCode, `${at}.postalCode`, 'postcode', (value) => pattern === undefined || isPostcode(value, pattern), report);
}

function judgeBilling(billing: CheckoutValues['billing'], parts: InvoiceParts, postcodes: Postcodes, report: Report): void {
  if (parts.entity) {
    need(billing, isCompany(billing) ? ['company'] : ['name', 'surname'], 'billing', report);
    judge(billing.documentNumber, 'billing.documentNumber', 'document', (value) => isDocumentNumber(billing.documentType, value), report);
    judge(billing.email, 'billing.email', 'email', isEmail, report);
  }
  if (parts.place) judgePlace(billing, 'billing', postcodes, report);
}
