import { documentTypes } from '@parral/rules';
import { z } from 'zod';
import { usualLists } from '../lists/usual-lists.ts';
import { localised, slug } from './text.ts';

/** The category of large bottles, beside the types of wine. */
export const largeCategory = 'large';
/** That of cases. */
export const caseCategory = 'case';

const wineType = z.strictObject({
  type: slug
    .refine((type) => type !== largeCategory, `${largeCategory} is the category of large bottles: take another word`)
    .refine((type) => type !== caseCategory, `${caseCategory} is the category of cases: take another word`),
  name: localised.describe('Of one wine, of the category of all of them, and what a link to it says.'),
  plural: localised,
  all: localised.optional(),
});

const bottleFormat = z.strictObject({
  size: z.number().min(1).max(3000).describe('Centilitres.'),
  name: localised,
  shape: z.enum(['half', 'magnum']).optional().describe('How such a bottle is drawn; as the wine says where nothing stands here.'),
  large: z.boolean().default(false).describe('Whether it is shown among the large ones too.'),
});

const country = z.string().regex(/^[A-Z]{2}$/, 'expected a two-letter ISO 3166 code in capitals such as ES');

const documentType = z.strictObject({
  type: z.enum(documentTypes).describe('Those whose form can be checked (specification section 5).'),
  name: localised,
});

/** `lists.yaml`: what filters and forms offer, in this order. A list that the folder does not name is the usual one. */
export const listsFile = z.strictObject({
  wineTypes: z
    .array(wineType)
    .min(1)
    .refine(differ('type'), 'names one type twice: take one of the two out')
    .default(() => usualLists().wineTypes),
  bottleFormats: z
    .array(bottleFormat)
    .min(1)
    .refine(differ('size'), 'names one size twice: take one of the two out')
    .default(() => usualLists().bottleFormats),
  largeFormats: z.strictObject({ plural: localised, all: localised.optional() }).default(() => usualLists().largeFormats),
  cases: z.strictObject({ plural: localised, all: localised.optional() }).default(() => usualLists().cases),
  countries: z
    .strictObject({
      first: country.default(() => usualLists().countries.first).describe('Stands before the others, which are in the order of their names.'),
      offered: z
        .array(country)
        .min(1)
        .optional()
        .meta({ examples: [['ES', 'PT']] })
        .describe('Where visitors and members come from; each form has its own usual list.'),
    })
    .default(() => usualLists().countries),
  documents: z
    .array(documentType)
    .min(1)
    .refine(differ('type'), 'names one type twice: take one of the two out')
    .default(() => usualLists().documents),
});
export type Lists = z.output<typeof listsFile>;

/** The lists of a folder that has said nothing. */
export const noLists = (): Lists => listsFile.parse({});

function differ<K extends string>(key: K) {
  return (entries: readonly Record<K, unknown>[]) => new Set(entries.map((entry) => entry[key])).size === entries.length;
}
