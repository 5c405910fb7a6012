import { documentTypes, isDocumentNumber } from '@parral/rules';
import { z } from 'zod';
import { level } from './level.ts';
import { money } from './money.ts';
import { day, email, language, slug, text, whole } from './text.ts';

const country = z.string().regex(/^[A-Z]{2}$/, 'expected a two-letter ISO 3166 code in capitals such as ES');

const address = z.strictObject({
  line1: text,
  line2: text.optional(),
  postcode: text,
  locality: text,
  state: text.optional(),
  country,
});

const document = z.strictObject({ type: z.enum(documentTypes), number: text }).refine((entry) => isDocumentNumber(entry.type, entry.number), {
  path: ['number'],
  message: 'does not have the form of its type, or its check letter is wrong',
});

/** A membership; `goal` is the minimum consumption, that of the level when not given. */
const membership = z.strictObject({ level, starts: day, ends: day.nullable(), goal: money.optional() });

const item = z.strictObject({ sku: text.optional(), name: text, quantity: whole(1, 1000), price: money });

/** What was bought elsewhere: with its lines in the estate's own shop, or with a total only. */
const purchase = z
  .strictObject({ number: text, date: day, total: money.optional(), items: z.array(item).min(1).optional() })
  .refine((entry) => (entry.total === undefined) !== (entry.items === undefined), {
    path: ['number'],
    message: 'expected either total or items beside this number: write one of the two',
  });

const guest = z.strictObject({ name: text, surname: text, email, language, document: document.optional(), sent: day });

/** One person of `club/members.yaml`. A membership ends unless its level is permanent. */
const member = z
  .strictObject({
    number: text,
    email,
    password: z
      .string()
      .min(10, 'expected at least 10 characters')
      .optional()
      .describe('In the clear, for a demo; refused in production, where people choose theirs at /login.'),
    name: text,
    surname: text,
    title: z.enum(['mr', 'mrs']),
    level,
    memberSince: day,
    membershipEnds: day.nullable(),
    language,
    phone: text,
    birthday: day.optional(),
    nationality: country.optional(),
    companyName: text.optional(),
    document,
    newsletter: z.boolean().default(false),
    address: address.optional(),
    memberships: z.array(membership).min(1).optional().describe('All of them; when not given, one from memberSince to membershipEnds.'),
    purchases: z.array(purchase).default([]),
    preferences: z.array(slug).default([]),
    visited: z.array(slug).default([]).describe('Estates whose visit code of the newest season has been used.'),
    invited: guest.optional(),
  })
  .superRefine((entry, context) => {
    if (entry.memberships?.some(({ level: of, ends }) => of === entry.level && ends === entry.membershipEnds) === false)
      context.addIssue({
        code: 'custom',
        path: ['memberships'],
        message: `expected one of them to be ${entry.level} and to end on ${entry.membershipEnds ?? 'null'}, as this member's level and membershipEnds say`,
      });
  });
export type Member = z.output<typeof member>;

export const membersFile = z.strictObject({ members: z.array(member) });
