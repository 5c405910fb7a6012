import { z } from 'zod';
import { money } from './money.ts';
import { localised } from './text.ts';
import { vatRates } from './vat.ts';

const postcode = z.string().refine(compiles, 'expected a regular expression such as ^\\d{5}$');

const code = z.string().regex(/^[A-Z]{2}$/, 'expected a two-letter ISO 3166 code in capitals such as ES');
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'expected a day such as 2027-01-06');

/** Working days from the order to the door, at best and at worst. */
const workingDays = z
  .strictObject({ from: z.int().min(0).max(60), to: z.int().min(0).max(60) })
  .refine(({ from, to }) => from <= to, { message: 'is less than from: write the shorter time first', path: ['to'] });

/** A part of a country with terms of its own, by its postcodes. What it does not say is the country's. */
const zone = z
  .strictObject({
    name: localised,
    postcode,
    served: z.boolean().default(true).describe('false: nothing is sent there.'),
    price: money.optional(),
    freeFrom: money.nullable().optional(),
    vat: vatRates.optional(),
    days: workingDays.optional(),
  })
  .refine(({ served, price, freeFrom, vat, days }) => served || [price, freeFrom, vat, days].every((one) => one === undefined), {
    message: 'nothing is sent there (served: false), so it has no price, no freeFrom, no vat and no days',
    path: ['served'],
  });

const country = z.strictObject({
  code,
  name: localised,
  postcode,
  price: money,
  freeFrom: money.nullable().optional(),
  zones: z.array(zone).default([]).describe('The first whose postcodes fit counts.'),
  vat: vatRates.optional().describe('What is in the price of wine there; 0: outside the VAT of the EU.'),
  days: workingDays.optional().describe('From the order to the door; `days` of the file where nothing is said.'),
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
  days: z.record(code, workingDays).optional().describe('From its hands to the door, by the code of a country: what an order says once it is on its way.'),
});
export type Carrier = z.output<typeof carrier>;

/** `shipping.yaml`. `freeFrom` null means never. */
const terms = z.strictObject({
  vat: z
    .union([z.enum(['origin', 'destination']), z.number().min(0).max(100)], 'expected origin, destination, or one percentage for all such as 21')
    .describe('One percentage for all that is sold, or whose rate wine carries that is sent: `origin`, `destination` (rules, VatRule).'),
  sentFrom: z
    .string()
    .optional()
    .meta({ examples: ['ES'] })
    .describe('Code of the country the estate sends from and receives visitors in; the first one where nothing is said.'),
  visitVat: vatRates.optional().describe("What is in the price of a visit; what is in that of wine in the estate's own country where nothing is said."),
  freeFrom: money.nullable(),
  delivery: localised,
  days: workingDays.optional().describe('Working days from the order to the door where a country says nothing of its own.'),
  holidays: z
    .array(day)
    .default([])
    .meta({ examples: [['2027-01-06']] })
    .describe('Days beside Saturdays and Sundays on which nothing travels.'),
  deliveryTime: localised.optional().describe('How long it takes, in a few words, where no `days` are said; `delivery` where this is not said either.'),
  carriers: z.array(carrier).default([]).describe('Who carries what is sent; `estate order dispatch` names one by its id.'),
  countries: z.array(country).min(1),
});

export const shippingFile = terms.superRefine(({ vat, sentFrom, countries, carriers }, context) => {
  const report = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message });
  const home = sentFrom ?? countries[0]?.code;
  if (!countries.some(({ code }) => code === home)) report(['sentFrom'], `expected a country of this file, such as ${countries[0]?.code}`);
  carriers.forEach(({ days }, at) => {
    for (const to of Object.keys(days ?? {}).filter((one) => !countries.some(({ code: served }) => served === one)))
      report(['carriers', at, 'days', to], `nothing is sent to ${to}: expected a country of this file, such as ${countries[0]?.code}`);
  });
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

function compiles(source: string): boolean {
  try {
    return source !== '' && Boolean(new RegExp(source, 'u'));
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}
