/** `node support/serve.ts`: the estate of the journeys on port 3000, to write a journey against. Ends with Ctrl+C. */
import { journeysEstate } from './fixtures/estate-folder.ts';
import { startEstate } from './start-estate.ts';

const estate = await startEstate({
  port: Number(process.env['PORT'] ?? 3000),
  env: { ESTATE_FOLDER: await journeysEstate(), RECONCILE_AFTER_S: '5', RATE_LIMIT_FACTOR: '1000' },
});
console.log(`${estate.output()}\nESTATE_PORT=${estate.port} ESTATE_DATA_DIR=${estate.dataDir} npx playwright test …`);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void estate.stop().then(() => estate.forget()));
