import { z } from 'zod';
import { bottleInFile } from './bottle.ts';
import { money } from './money.ts';
import { localised, slug, whole } from './text.ts';

/**
 * One gift of `vouchers/gifts.yaml`: a voucher of visits that the shop sells, sent as a page to print. For one experience,
 * or for any visit of the brand; good for so many months from the purchase. The bottle is what stands for it in baskets.
 */
const gift = z
  .strictObject({
    sku: z.string().regex(/^[A-Z0-9]+(?:-[A-Z0-9]+)*$/, 'expected capitals, digits and hyphens such as MON-BONO-CALADO'),
    brand: slug,
    name: localised,
    text: localised,
    experience: slug.optional(),
    participants: whole(1, 1000),
    months: whole(1, 120).default(12),
    prefix: z
      .string()
      .regex(/^[A-Z]{1,4}$/, 'expected one to four capitals such as G')
      .optional()
      .meta({ examples: ['G'] }),
    price: money,
    stock: whole(0, 1_000_000).default(1000).describe('How many may be sold.'),
    year: whole(1900, 2100),
    bottle: bottleInFile,
  })
  .superRefine((entry, context) => {
    const single = entry.experience !== undefined;
    if (entry.prefix !== undefined && (entry.prefix === 'U') !== single)
      context.addIssue({
        code: 'custom',
        path: ['prefix'],
        message: single
          ? 'a gift for one experience has the prefix U: take the line out'
          : 'the prefix U is for one experience: name it, or take another prefix',
      });
  });
export type GiftInFile = z.output<typeof gift>;

export const giftsFile = z.strictObject({ gifts: z.array(gift) });
