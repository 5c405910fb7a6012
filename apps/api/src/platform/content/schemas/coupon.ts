import { z } from 'zod';
import { money } from './money.ts';
import { day, slug, whole } from './text.ts';

/** One discount code of `vouchers/coupons.yaml`: a percentage or an amount, never both. */
const coupon = z
  .strictObject({
    code: z.string().regex(/^[A-Z0-9]+(?:-[A-Z0-9]+)*$/, 'expected capitals, digits and hyphens such as VENDIMIA'),
    percent: whole(1, 100).optional(),
    amount: money.optional(),
    brands: z.array(slug).min(1).optional(),
    active: z.boolean().default(true),
    validFrom: day.optional(),
    validUntil: day.optional(),
    maxUses: whole(1, 1_000_000).nullable().default(null),
    uses: whole(0, 1_000_000).default(0),
  })
  .superRefine((entry, context) => {
    if ((entry.percent === undefined) === (entry.amount === undefined))
      context.addIssue({ code: 'custom', path: ['code'], message: 'expected either percent or amount beside this code: write one of the two' });
    if (entry.validFrom !== undefined && entry.validUntil !== undefined && entry.validUntil < entry.validFrom)
      context.addIssue({ code: 'custom', path: ['validUntil'], message: `expected a day no earlier than validFrom (${entry.validFrom})` });
    if (entry.maxUses !== null && entry.uses > entry.maxUses)
      context.addIssue({ code: 'custom', path: ['uses'], message: `expected no more than maxUses (${entry.maxUses})` });
  });
export type Coupon = z.output<typeof coupon>;

/** `enabled: false` hides the basket's coupon field and takes no code at all. */
export const couponsFile = z.strictObject({ enabled: z.boolean().default(true), coupons: z.array(coupon) });
