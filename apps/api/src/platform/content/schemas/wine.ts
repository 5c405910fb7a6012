import { z } from 'zod';
import { bottleInFile } from './bottle.ts';
import { ingredient, nutrition, recycling } from './electronic-label.ts';
import { level, type Level } from './level.ts';
import { money } from './money.ts';
import { priceSteps, stepErrors } from './price-steps.ts';
import { localised, slug, text, whole } from './text.ts';

const year = whole(1900, 2100);
const alcohol = z.number().min(0).max(25);

/** One sku: one vintage in one format. `format` is centilitres, one of those of `lists.yaml`. */
export const variantInFile = z
  .strictObject({
    sku: z.string().regex(/^[A-Z0-9]+(?:-[A-Z0-9]+)*$/, 'expected capitals, digits and hyphens such as MON-RES-2019-75'),
    vintage: year,
    format: z.number(),
    price: money,
    reducedPrice: money.optional(),
    memberPrice: money.optional().describe('What members of the club pay.'),
    priceSteps: priceSteps.optional().describe('What one bottle costs in a line of so many.'),
    perMember: z
      .record(z.string(), whole(0, 10_000))
      .optional()
      .describe('How many bottles of it one member may buy in a season, by level; `others` for the levels not named. Goes with clubOnly.'),
    stock: whole(0, 1_000_000),
    soon: z.boolean().default(false),
    picture: text.optional().describe("Its own photographs, of bottle and label; the wine's when not given."),
    labelPicture: text.optional().meta({ examples: ['wines/reserva-label.jpg'] }),
    note: localised.optional(),
    alcohol: alcohol.optional().describe("What this vintage has of its own; the wine's where it says nothing."),
    tastingNote: localised.optional(),
    ingredients: z.array(ingredient).min(1).optional(),
    nutrition: nutrition.optional(),
    recycling: z.array(recycling).min(1).optional(),
    bestFrom: year.optional(),
    bestTo: year.optional(),
  })
  .superRefine((variant, context) => {
    if (variant.reducedPrice !== undefined && variant.reducedPrice >= variant.price)
      context.addIssue({ code: 'custom', path: ['reducedPrice'], message: 'expected less than the price it reduces: lower it, or delete it' });
    if (variant.memberPrice !== undefined && variant.memberPrice >= (variant.reducedPrice ?? variant.price))
      context.addIssue({ code: 'custom', path: ['memberPrice'], message: 'expected less than what everybody pays: lower it, or delete it' });
    for (const [path, message] of stepErrors(variant)) context.addIssue({ code: 'custom', path, message });
  });

/** One file of `catalogue/<brand>/`. */
export const wineInFile = z
  .strictObject({
    slug,
    position: whole(1, 10_000),
    category: slug.describe('A type of `lists.yaml`, or `large`: a wine that stands among the large bottles alone.'),
    type: slug.optional().describe('Its type, where its category is `large`.'),
    name: localised,
    subtitle: localised,
    badge: localised.optional(),
    clubOnly: z.boolean().default(false),
    clubLevels: z
      .array(level)
      .min(1)
      .optional()
      .describe('Only for members of these levels; other members see it locked, without a price. Goes with clubOnly.'),
    lead: localised,
    tastingNote: localised,
    appellation: text,
    grapes: z
      .array(z.strictObject({ name: localised, share: whole(1, 100) }))
      .min(1)
      .refine((grapes) => sumOfShares(grapes) === 100, 'expected shares that add up to 100'),
    height: whole(0, 3000).optional(),
    exposure: localised.optional(),
    soil: localised,
    soilDetail: localised,
    stage: z.enum(['gravel', 'clay', 'limestone', 'sand', 'terrace']),
    planted: localised,
    oak: localised,
    alcohol,
    bestFrom: year.optional().describe('When it is at its best, for the vintages that do not say it themselves.'),
    bestTo: year.optional(),
    serving: z.strictObject({ temperature: text, advice: localised }),
    ingredients: z.array(ingredient).min(1),
    nutrition,
    recycling: z.array(recycling).min(1),
    related: z.array(slug).default([]),
    bottle: bottleInFile,
    picture: text.optional().describe('A photograph of the bottle, in place of the drawing: a file of `images/<brand>/`.'),
    labelPicture: text
      .optional()
      .meta({ examples: ['wines/reserva-label.jpg'] })
      .describe('A photograph of its label from near, in place of the drawn one.'),
    variants: z.array(variantInFile).min(1),
  })
  .refine((wine) => wine.clubLevels === undefined || wine.clubOnly, {
    path: ['clubLevels'],
    message: 'expected clubOnly: true beside it: what some levels may buy is for members only',
  })
  .superRefine((wine, context) => {
    for (const [at, variant] of wine.variants.entries())
      for (const [key, message] of windowErrors(variant, wine)) context.addIssue({ code: 'custom', path: ['variants', at, key], message });
    for (const [at, { perMember }] of wine.variants.entries())
      for (const [name, message] of perMember === undefined ? [] : allocationErrors(wine, perMember))
        context.addIssue({ code: 'custom', path: ['variants', at, 'perMember', ...name], message });
  });
export type WineInFile = z.output<typeof wineInFile>;

type Window = { [Year in 'bestFrom' | 'bestTo']?: number | undefined };

/** What is wrong with the years in which a vintage is at its best: its own, else those of its wine. */
function windowErrors(variant: Window, wine: Window): (readonly [keyof Window, string])[] {
  const [bestFrom, bestTo] = [variant.bestFrom ?? wine.bestFrom, variant.bestTo ?? wine.bestTo];
  const missing = (['bestFrom', 'bestTo'] as const).filter((key) => variant[key] === undefined && wine[key] === undefined);
  if (bestFrom !== undefined && bestTo !== undefined && bestTo < bestFrom) return [['bestTo', `expected a year no earlier than bestFrom (${bestFrom})`]];
  return missing.map((key) => [key, 'says no year: write it here, or once for all vintages beside the alcohol of the wine']);
}

/** What is wrong with the bottles for each member: every level that may buy the wine has a number, and no other. */
function allocationErrors({ clubOnly, clubLevels }: { clubOnly: boolean; clubLevels?: Level[] | undefined }, perMember: Record<string, number>) {
  if (!clubOnly) return [[[], 'expected clubOnly: true in the wine: only members have an allocation']] as const;
  const errors: [string[], string][] = [];
  for (const name of Object.keys(perMember)) {
    if (name === 'others') continue;
    if (clubLevels?.every((one) => one !== name) === true) errors.push([[name], 'expected one of clubLevels: members of other levels cannot buy this wine']);
  }
  if (perMember['others'] === undefined) {
    const missing = (clubLevels ?? ['others']).filter((one) => perMember[one] === undefined);
    if (missing.length > 0) errors.push([[], `says nothing of ${missing.join(', ')}: add the number of bottles, or others for all levels not named`]);
  }
  return errors;
}

function sumOfShares(grapes: { share: number }[]): number {
  return grapes.reduce((sum, grape) => sum + grape.share, 0);
}
