/** What `npm start` runs, once the front ends are built. `--brand` serves one brand on every host. */
import { parseArgs } from 'node:util';
import booking from '@parral/booking/server';
import club from '@parral/club/server';
import content from '@parral/content/server';
import office from '@parral/office/server';
import shop from '@parral/shop/server';
import { runEstate } from './run-estate.ts';

const { values } = parseArgs({ options: { brand: { type: 'string' }, port: { type: 'string' } } });
await runEstate({ brand: values.brand, port: values.port, frontEnds: async () => ({ apps: [shop, booking, club, content], privateApps: [office] }) });
