/** What `npm start` runs, once the front ends are built. `--brand` serves one brand on every host. */
import { parseArgs } from 'node:util';
import { apps } from './front-ends.ts';
import { runEstate } from './run-estate.ts';

const { values } = parseArgs({ options: { brand: { type: 'string' }, port: { type: 'string' } } });
await runEstate({ brand: values.brand, port: values.port, frontEnds: async () => ({ apps }) });
