import type { Importer } from '../../platform/content/import-estate.ts';
import { insertInParts } from '../../platform/database/database.ts';
import { brand, page, partial } from './site.schema.ts';

/** Replaces brands, pages and partials by those of the folder. */
export const importSite: Importer =
  async (_db, { brands, pages, partials }) =>
  async (tx) => {
    for (const table of [brand, page, partial]) await tx.delete(table);
    await tx.insert(brand).values(brands.map((data, position) => ({ id: data.id, position, data })));
    await insertInParts(pages, (part) =>
      tx.insert(page).values(part.map((data) => ({ id: data.id, brand: data.brand, language: data.language, route: data.route, data }))),
    );
    await insertInParts(Object.entries(partials), (part) => tx.insert(partial).values(part.map(([name, source]) => ({ name, source }))));
  };
