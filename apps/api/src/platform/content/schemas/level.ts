import { z } from 'zod';
import { localised } from './text.ts';

/** The id of a level, as `club/club.yaml` lists it. */
export type Level = string;

export const level = z.string().regex(/^[a-z][a-z0-9]*(?:[_-][a-z0-9]+)*$/, 'expected the id of a level of club/club.yaml such as bronze');

/** What a level is, beside what it gives. A permanent one has no day on which it ends (specification section 4). */
export const levelInFile = {
  level,
  label: localised,
  permanent: z.boolean().default(false),

  card: z.enum(['bronze', 'platinum', 'permanent']).optional().describe('Which of the drawn cards its members have.'),
};
