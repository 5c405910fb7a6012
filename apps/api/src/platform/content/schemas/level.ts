import { isPermanentLevel } from '@parral/rules';
import { z } from 'zod';

/** Bronze and platinum end; `team_<estate>`, collaborator, ambassador and shareholder are permanent (specification section 4). */
export type Level = 'bronze' | 'platinum' | 'collaborator' | 'ambassador' | 'shareholder' | `team_${string}`;

export const levelNames = 'expected bronze, platinum, collaborator, ambassador, shareholder or team_ with the name of an estate such as team_alba';

export const level = z.custom<Level>(
  (value) => value === 'bronze' || value === 'platinum' || (typeof value === 'string' && isPermanentLevel(value)),
  levelNames,
);
