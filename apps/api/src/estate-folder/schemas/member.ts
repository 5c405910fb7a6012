import { z } from 'zod';
import { day, email, language, text } from './text.ts';

export const levels = ['bronze', 'platinum', 'team_montelar', 'team_oria', 'collaborator', 'ambassador', 'shareholder'] as const;

const address = z.strictObject({
  line1: text,
  line2: text.optional(),
  postcode: text,
  locality: text,
  state: text.optional(),
  country: z.string().regex(/^[A-Z]{2}$/, 'expected a two-letter ISO 3166 code in capitals such as ES'),
});

/** One person of `club/members.yaml`. Bronze and platinum end; the other levels are permanent. */
const member = z
  .strictObject({
    number: text,
    email,
    password: z.string().min(10, 'expected at least 10 characters'),
    name: text,
    surname: text,
    title: z.enum(['mr', 'mrs']),
    level: z.enum(levels),
    memberSince: day,
    membershipEnds: day.nullable(),
    language,
    phone: text,
    birthday: day.optional(),
    document: z.strictObject({ type: z.enum(['dni', 'passport', 'nif_cif']), number: text }),
    newsletter: z.boolean().default(false),
    address: address.optional(),
  })
  .superRefine((entry, context) => {
    const ends = entry.level === 'bronze' || entry.level === 'platinum';
    if (ends === (entry.membershipEnds === null))
      context.addIssue({
        code: 'custom',
        path: ['membershipEnds'],
        message: ends ? `expected the day the ${entry.level} membership ends such as 2027-12-31` : `expected null, since the level ${entry.level} is permanent`,
      });
  });
export type Member = z.output<typeof member>;

export const membersFile = z.strictObject({ members: z.array(member) });
