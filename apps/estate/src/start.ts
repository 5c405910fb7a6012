/** What `npm start` runs, once the front ends are built. `--brand` serves one brand on every host. */
import { parseArgs } from 'node:util';
import type { FrontEnds } from './create-estate.ts';
import { keepDrizzleResolutions } from '@parral/api/drizzle-resolutions';

keepDrizzleResolutions();
const { runEstate } = await import('./run-estate.ts');
const { values } = parseArgs({ options: { brand: { type: 'string' }, port: { type: 'string' } } });
await runEstate({ brand: values.brand, port: values.port, frontEnds: asBuilt });

async function asBuilt(): Promise<FrontEnds> {
  const [shop, booking, club, content, office] = await Promise.all([
    import('@parral/shop/server'),
    import('@parral/booking/server'),
    import('@parral/club/server'),
    import('@parral/content/server'),
    import('@parral/office/server'),
  ]);
  return { apps: [shop.default, booking.default, club.default, content.default], privateApps: [office.default] };
}
