import { z } from 'zod';
import { levelInFile } from './level.ts';
import { money } from './money.ts';
import { day, localised, slug, whole } from './text.ts';

const season = z
  .strictObject({ year: whole(2000, 2200), opens: day, ends: day })
  .refine((entry) => entry.ends >= entry.opens, { path: ['ends'], message: 'expected a day no earlier than opens' });

/** What a level is and gives. */
const levelTerms = z.strictObject({
  ...levelInFile,
  goal: money.optional(),
  months: whole(1, 120).default(12).describe('How long a membership of it lasts, where it ends.'),
  invites: z.boolean().default(true),
  visitCodes: z.boolean().default(true),
});

/** `club/club.yaml`: the club's terms. Without the file the club has no levels, and so no members, no seasons and no preferences. */
export const clubFile = z.strictObject({
  seasons: z.array(season).default([]).describe('A season begins after its harvest: from then on each member has a visit code for each estate.'),
  visitors: whole(1, 20).default(2),
  levels: z.array(levelTerms).default([]).describe('The first that ends is what an invitation gives.'),
  invitationDays: whole(1, 365).default(60).describe('Day on which an invitation that nobody took up is given back, counted from when it was sent.'),
  preferences: z
    .array(
      z.strictObject({
        value: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected lower-case letters, digits and hyphens such as red-wines'),
        text: localised,
      }),
    )
    .default([]),
  highlighted: z
    .record(slug, z.array(slug))
    .default({})
    .meta({ examples: [{ alba: ['gran-reserva'] }] })
    .describe("Slugs of the wines of the club's catalogue by brand, in their order; all wines of a brand that is not named."),
});
export type Club = z.output<typeof clubFile>;

/** The terms of a club that has said nothing. */
export const noClub: Club = clubFile.parse({});
