import { startEstate } from './start-estate.ts';

/** One estate for all journeys. Set ESTATE_PORT to use one that runs already. */
export default async function globalSetup(): Promise<(() => Promise<void>) | void> {
  if (process.env['ESTATE_PORT']) return;
  const estate = await startEstate({ env: { RECONCILE_AFTER_S: '5' } });
  process.env['ESTATE_PORT'] = String(estate.port);
  process.env['ESTATE_DATA_DIR'] = estate.dataDir;
  return async () => {
    await estate.stop();
    await estate.forget();
  };
}
