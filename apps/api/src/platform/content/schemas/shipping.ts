import { byLanguage, type Language } from '@parral/api-spec/languages';
import { z } from 'zod';
import { money } from './money.ts';
import { localised } from './text.ts';
import { vatRates } from './vat.ts';

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
    vat: vatRates.optional(),
  })
  .refine(({ served, price, freeFrom, vat }) => served || (price === undefined && freeFrom === undefined && vat === undefined), {
    message: 'nothing is sent there (served: false), so it has no price, no freeFrom and no vat',
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
  /** What is in the price of wine there; 0: outside the VAT of the EU. */
  vat: vatRates.optional(),
  note: localised.optional(),
});

/** Who carries parcels; `tracking` is the address that shows the way of one, `{number}` in the place of its number. */
const carrier = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'expected small letters, digits and hyphens, such as ebro'),
  name: z.string().min(1),
  tracking: z
    .string()
    .regex(/^https:\/\/\S*\{number\}\S*$/, 'expected an address with {number} in it, such as https://example.com/parcels/{number}')
    .optional(),
});
export type Carrier = z.output<typeof carrier>;

/** `shipping.yaml`. `freeFrom` null means never. */
const terms = z.strictObject({
  /** One percentage for all that is sold, or whose rate wine carries that is sent: `origin`, `destination` (rules, VatRule). */
  vat: z.union([z.enum(['origin', 'destination']), z.number().min(0).max(100)], 'expected origin, destination, or one percentage for all such as 21'),
  /** Code of the country the estate sends from and receives visitors in; the first one where nothing is said. */
  sentFrom: z.string().optional(),
  /** What is in the price of a visit; what is in that of wine in the estate's own country where nothing is said. */
  visitVat: vatRates.optional(),
  freeFrom: money.nullable(),
  delivery: localised,
  /** How long it takes, in a few words, for the checkout; `delivery` where nothing is said. */
  deliveryTime: localised.optional(),
  /** Who carries what is sent; `estate order dispatch` names one by its id. */
  carriers: z.array(carrier).default([]),
  countries: z.array(country).min(1),
});

export const shippingFile = terms.superRefine(({ vat, sentFrom, countries }, context) => {
  const report = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message });
  const home = sentFrom ?? countries[0]?.code;
  if (!countries.some(({ code }) => code === home)) report(['sentFrom'], `expected a country of this file, such as ${countries[0]?.code}`);
  countries.forEach((country, at) => {
    const isSaid = country.vat !== undefined || country.zones.some((zone) => zone.vat !== undefined);
    const isNeeded = vat === 'destination' || (vat === 'origin' && country.code === home);
    if (isNeeded && country.vat === undefined)
      report(['countries', at, 'code'], `say the VAT of wine in ${country.code}: vat: 21, or a list of rates with the day from which each holds`);
    if (typeof vat === 'number' && isSaid)
      report(['countries', at, 'code'], `${country.code} has a rate of its own, which counts where "vat" above is origin or destination, not ${vat}`);
  });
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
