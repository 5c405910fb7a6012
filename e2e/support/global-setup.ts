import { rm } from 'node:fs/promises';
import { type Audit, audit } from './estate-command.ts';
import { journeysEstate } from './fixtures/estate-folder.ts';
import { startEstate } from './start-estate.ts';

/** The audit once what was under way has ended, or as it is after a minute. */
async function settledAudit(dataDir: string): Promise<Audit> {
  for (let left = 30; ; left -= 1) {
    const result = await audit(dataDir);
    if (result.ok || left === 0) return result;
    await new Promise((done) => setTimeout(done, 2000));
  }
}

/** One estate for all journeys, whose audit must be clean when they have ended. Set ESTATE_PORT to use one that runs already. */
export default async function globalSetup(): Promise<(() => Promise<void>) | void> {
  if (process.env['ESTATE_PORT']) return;
  const folder = await journeysEstate();
  // All journeys come from one address: what is allowed to one person is allowed to each of them.
  const estate = await startEstate({ env: { ESTATE_FOLDER: folder, RECONCILE_AFTER_S: '5', RATE_LIMIT_FACTOR: '1000' } });
  process.env['ESTATE_PORT'] = String(estate.port);
  process.env['ESTATE_DATA_DIR'] = estate.dataDir;
  return async () => {
    const result = await settledAudit(estate.dataDir);
    await estate.stop();
    await estate.forget();
    await rm(folder, { recursive: true });
    if (!result.ok) throw new Error(`After the journeys the audit finds errors: ${JSON.stringify(result.checks.filter(({ ok }) => !ok))}`);
  };
}
