import type { Importer } from '../../platform/content/import-estate.ts';
import { insertInParts } from '../../platform/database/insert-in-parts.ts';
import { readToday } from '../../platform/database/today.ts';
import { experience } from './experiences.schema.ts';
import { writeSlots } from './write-slots.ts';

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
