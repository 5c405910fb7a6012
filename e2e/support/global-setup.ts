import { rm } from 'node:fs/promises';
import { audit } from './office.ts';
import { journeysEstate } from './own/estate-folder.ts';
import { startEstate } from './start-estate.ts';

/** One estate for all journeys, whose books must be clean when they have ended. Set ESTATE_PORT to use one that runs already. */
export default async function globalSetup(): Promise<(() => Promise<void>) | void> {
  if (process.env['ESTATE_PORT']) return;
  const folder = await journeysEstate();
  // All journeys come from one address: what is allowed to one person is allowed to each of them.
  const estate = await startEstate({ env: { ESTATE_FOLDER: folder, RECONCILE_AFTER_S: '5', RATE_LIMIT_FACTOR: '1000' } });
  process.env['ESTATE_PORT'] = String(estate.port);
  process.env['ESTATE_DATA_DIR'] = estate.dataDir;
  return async () => {
    const books = await audit(estate.dataDir);
    await estate.stop();
    await estate.forget();
    await rm(folder, { recursive: true });
    if (!books.ok) throw new Error(`After the journeys the books are not clean: ${JSON.stringify(books.checks.filter(({ ok }) => !ok))}`);
  };
}
