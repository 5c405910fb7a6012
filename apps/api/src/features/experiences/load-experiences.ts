import { asc } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { Experience } from '../../platform/content/index.ts';
import { experience } from './experiences.schema.ts';

/** The visits as the last import left them; for `context.content.memo`. */
export async function loadExperiences(tx: Db): Promise<Experience[]> {
  return (await tx.select({ data: experience.data }).from(experience).orderBy(asc(experience.position))).map((row) => row.data);
}
