import { z } from 'zod';
import { day, slug, whole } from './text.ts';

/** One voucher of `vouchers/visits.yaml`: so many people visit for nothing more. The prefix U is for one experience, any other for all of the brand. */
const voucher = z
  .strictObject({
    code: z.string().regex(/^[A-Z]{1,4}(?:-[A-Z0-9]{3,12}){1,3}$/, 'expected a prefix and groups of capitals and digits such as U-CALADO-2027'),
    brand: slug,
    experience: slug.optional(),
    participants: whole(1, 1000),
    validFrom: day,
    validUntil: day,
    active: z.boolean().default(true),
    used: z.boolean().default(false),
  })
  .superRefine((entry, context) => {
    const single = entry.code.startsWith('U-');
    if (single !== (entry.experience !== undefined))
      context.addIssue({
        code: 'custom',
        path: ['code'],
        message: single ? 'the prefix U is for one experience: name it, or take another prefix' : 'a voucher for one experience begins with U-',
      });
    if (entry.validUntil < entry.validFrom)
      context.addIssue({ code: 'custom', path: ['validUntil'], message: `expected a day no earlier than validFrom (${entry.validFrom})` });
  });
export type Voucher = z.output<typeof voucher>;

export const vouchersFile = z.strictObject({ vouchers: z.array(voucher) });
