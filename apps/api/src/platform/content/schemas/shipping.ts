import { byLanguage, type Language } from '@parral/api-spec/languages';
import { z } from 'zod';
import { money } from './money.ts';
import { localised } from './text.ts';

const postcode = z.string().refine(compiles, 'expected a regular expression such as ^\\d{5}$');

/** A part of a country with terms of its own, by its postcodes. What it does not say is the country's. */
const zone = z
  .strictObject({
    name: localised,
    postcode,
    /** false: nothing is sent there. */
    served: z.boolean().default(true),
    price: money.optional(),
    freeFrom: money.nullable().optional(),
  })
  .refine(({ served, price, freeFrom }) => served || (price === undefined && freeFrom === undefined), {
    message: 'nothing is sent there (served: false), so it has no price and no freeFrom',
    path: ['served'],
  });

const country = z.strictObject({
  code: z.string().regex(/^[A-Z]{2}$/, 'expected a two-letter ISO 3166 code in capitals such as ES'),
  name: localised,
  postcode,
  price: money,
  freeFrom: money.nullable().optional(),
  /** The first whose postcodes fit counts. */
  zones: z.array(zone).default([]),
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
