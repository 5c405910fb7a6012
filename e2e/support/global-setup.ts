import { rm } from 'node:fs/promises';
import { type Audit, audit } from './estate-command.ts';
import { journeysEstate } from './fixtures/estate-folder.ts';
import { startEstate } from './start-estate.ts';

/** The books once what was under way has ended, or as they are after a minute. */
async function settledBooks(dataDir: string): Promise<Audit> {
  for (let left = 30; ; left -= 1) {
    const books = await audit(dataDir);
    if (books.ok || left === 0) return books;
    await new Promise((done) => setTimeout(done, 2000));
  }
}

/** One estate for all journeys, whose books must be clean when they have ended. Set ESTATE_PORT to use one that runs already. */
export default async function globalSetup(): Promise<(() => Promise<void>) | void> {
  if (process.env['ESTATE_PORT']) return;
  const folder = await journeysEstate();
  // All journeys come from one address: what is allowed to one person is allowed to each of them.
  const estate = await startEstate({ env: { ESTATE_FOLDER: folder, RECONCILE_AFTER_S: '5', RATE_LIMIT_FACTOR: '1000' } });
  process.env['ESTATE_PORT'] = String(estate.port);
  process.env['ESTATE_DATA_DIR'] = estate.dataDir;
  return async () => {
    const books = await settledBooks(estate.dataDir);
    await estate.stop();
    await estate.forget();
    await rm(folder, { recursive: true });
    if (!books.ok) throw new Error(`After the journeys the books are not clean: ${JSON.stringify(books.checks.filter(({ ok }) => !ok))}`);
  };
}
