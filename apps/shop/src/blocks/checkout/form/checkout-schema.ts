import {
  conditions,
  documentNumberOf,
  email,
  type FieldError,
  judgeFields,
  payerFields,
  phone,
  placeFields,
  type Postcodes,
  requiredText,
  shortText,
  ticked,
} from '@parral/site/forms';
import * as z from 'zod/mini';
import { type ShippingCountry, zoneOf } from './shipping-zone.ts';
import { asksAddress, invoiceParts, type Who } from './buyer.ts';
import type { CheckoutValues } from './checkout-values.ts';

/** Longest comment, in letters (specification section 5). */
export const COMMENT_MAX = 200;

/** Longest message of a gift, in letters: what fits on the delivery note. */
export const GIFT_MESSAGE_MAX = 300;

/** What can be wrong with a field: `stored` are the account's billing data, which the server refuses and nobody can mend
 * here; `zone` is a part of the country where nothing is sent. */
export type CheckoutFieldError = Exclude<FieldError, 'date' | 'refused'> | 'stored' | 'zone';

/**
 * The checkout form's rules (specification section 5). Conditional parts are judged only when they are shown: billing, the
 * address at home delivery, the terms for visitors.
 */
export function checkoutSchema(countries: readonly ShippingCountry[], who: Who) {
  const postcodes: Postcodes = Object.fromEntries(countries.map(({ iso_code, postcode_regex }) => [iso_code, postcode_regex]));
  return z
    .custom<CheckoutValues>((value) => typeof value === 'object' && value !== null)
    .check(
      conditions((values, report) => {
        const { client, shipping, billing } = values;
        const name = { name: requiredText, surname: requiredText };
        judgeFields(client, { ...name, documentNumber: documentNumberOf(client.documentType), email, phoneNumber: phone }, report, 'client.');
        if (asksAddress(values, who)) {
          judgeFields(shipping, { ...name, ...placeFields(shipping, postcodes) }, report, 'shipping.');
          if (zoneOf(shipping, countries)?.price === null) report('shipping.postalCode', 'zone');
        }
        const parts = invoiceParts(values, who);
        if (parts.entity) judgeFields(billing, payerFields(billing), report, 'billing.');
        if (parts.place) judgeFields(billing, placeFields(billing, postcodes), report, 'billing.');
        judgeFields(
          values.extras,
          { comment: shortText(COMMENT_MAX), ...(values.extras.isGift && { giftMessage: shortText(GIFT_MESSAGE_MAX) }) },
          report,
          'extras.',
        );
        if (who.member === null) judgeFields(values.terms, { accepted: ticked('consent') }, report, 'terms.');
      }),
    );
}
