import { asc, inArray } from 'drizzle-orm';
import { type Db, insertInParts } from '../../platform/database/database.ts';
import type { Experience } from '../../platform/content/index.ts';
import { experience } from './experiences.schema.ts';
import type { Importer } from '../../platform/content/import-estate.ts';
import { readToday } from '../../platform/database/today.ts';
import { writeSlots } from './write-slots.ts';

/** The visits as the last import left them; for `context.content.memo`. */
export async function loadExperiences(tx: Db): Promise<Experience[]> {
  return (await tx.select({ data: experience.data }).from(experience).orderBy(asc(experience.position))).map((row) => row.data);
}

/** The visits with these ids, by id; one that the folder has no longer is left out. */
export async function experiencesById(db: Db, ids: readonly string[]): Promise<Map<string, Experience>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(experience)
    .where(inArray(experience.id, [...ids]));
  return new Map(rows.map(({ id, data }) => [id, data]));
}

/** Replaces the visits by those of the folder, and brings their slots to what the schedules say; the rules stand at `importEstate`. */
export const importExperiences: Importer =
  async (_db, { experiences }) =>
  async (tx) => {
    await tx.delete(experience);
    await insertInParts(experiences, (part) =>
      tx.insert(experience).values(part.map((data) => ({ id: String(data.id), brand: data.brand, position: data.position, data }))),
    );
    await writeSlots(tx, experiences, await readToday(tx));
  };
