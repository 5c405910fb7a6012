import { byLanguage, type Language } from '@parral/api-spec/languages';
import { z } from 'zod';
import { money } from './money.ts';
import { localised } from './text.ts';

const postcode = z.string().refine(compiles, 'expected a regular expression such as ^\\d{5}$');

const country = z.strictObject({
  code: z.string().regex(/^[A-Z]{2}$/, 'expected a two-letter ISO 3166 code in capitals such as ES'),
  name: localised,
  postcode,
  price: money,
  freeFrom: money.nullable().optional(),
  note: localised,
});

/** `shipping.yaml`. VAT is a percentage, contained in every price; `freeFrom` null means never. */
export const shippingFile = z.strictObject({
  vat: z.number().min(0).max(100),
  freeFrom: money.nullable(),
  delivery: localised,
  /** How long it takes, in a few words, for the checkout; `delivery` where nothing is said. */
  deliveryTime: localised.optional(),
  countries: z.array(country).min(1),
});
export type ShippingInFile = z.output<typeof shippingFile>;

/** How long an order takes, in a few words by language; empty where the file says nothing, or there is none. */
export function deliveryTimeOf(terms: Partial<Pick<ShippingInFile, 'delivery' | 'deliveryTime'>> | null | undefined): Record<Language, string> {
  return terms?.deliveryTime ?? terms?.delivery ?? byLanguage(() => '');
}

function compiles(source: string): boolean {
  try {
    return source !== '' && Boolean(new RegExp(source, 'u'));
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}
