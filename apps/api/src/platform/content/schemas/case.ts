import { defaultMaxQuantity } from '@parral/rules';
import { z } from 'zod';
import { bottleInFile } from './bottle.ts';
import { level } from './level.ts';
import { money } from './money.ts';
import { localised, slug, text, whole } from './text.ts';

/** A sku of `catalogue/`, and how many of it a case holds. */
const part = z.strictObject({ sku: text, bottles: whole(1, 60) });

/**
 * A file of `catalogue/<brand>/` with `contents`: a case of bottles that stand in the catalogue themselves, at a price of its own. It has no
 * stock: there are as many as its bottles allow.
 */
export const caseInFile = z
  .strictObject({
    slug,
    position: whole(1, 10_000),
    sku: z.string().regex(/^[A-Z0-9]+(?:-[A-Z0-9]+)*$/, 'expected capitals, digits and hyphens such as MON-CASE-6'),
    name: localised,
    subtitle: localised,
    badge: localised.optional(),
    lead: localised,
    contents: z
      .array(part)
      .min(1)
      .refine((parts) => bottlesIn(parts) !== 1, 'is one bottle, which is no case: sell it as it is')
      .refine((parts) => new Set(parts.map(({ sku }) => sku)).size === parts.length, 'names one sku twice: add its bottles up'),
    price: money,
    reducedPrice: money.optional(),
    memberPrice: money.optional(),
    mostInLine: whole(1, defaultMaxQuantity)
      .optional()
      .describe('How many cases one line of the basket may hold; where nothing is said, as many as have no more bottles than another line may.'),
    clubOnly: z.boolean().default(false),
    clubLevels: z.array(level).min(1).optional(),
    stage: z.enum(['gravel', 'clay', 'limestone', 'sand', 'terrace']),
    related: z.array(slug).default([]),
    bottle: bottleInFile.omit({ shape: true }).describe('What is printed on it, and the glass and capsules of the bottles that look out of it.'),
    picture: text.optional().describe('A photograph in place of the drawing.'),
  })
  .superRefine(({ price, reducedPrice, memberPrice }, context) => {
    const report = (key: string, message: string) => context.addIssue({ code: 'custom', path: [key], message });
    if (reducedPrice !== undefined && reducedPrice >= price) report('reducedPrice', 'expected less than the price it reduces: lower it, or delete it');
    if (memberPrice !== undefined && memberPrice >= (reducedPrice ?? price))
      report('memberPrice', 'expected less than what everybody pays: lower it, or delete it');
  });
export type CaseInFile = z.output<typeof caseInFile>;

/** How many bottles a case holds. */
export function bottlesIn(contents: readonly { bottles: number }[]): number {
  return contents.reduce((sum, { bottles }) => sum + bottles, 0);
}
