/**
 * What `npm run dev` runs: the estate with its front ends from source, reloaded as they change. With names only those; the
 * others stand beside them as they were built, so that every link leads somewhere, members log in and money is paid.
 */
import { parseArgs } from 'node:util';
import { frontEnds, isFrontEnd } from '@parral/api-spec/apps';
import { createDevApps } from '@parral/site/build';
import type { App, PrivateApp } from '@parral/site/http';
import { root, runEstate } from './run-estate.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { brand: { type: 'string' }, port: { type: 'string' } } });
const unknown = positionals.filter((name) => !isFrontEnd(name));
if (unknown.length > 0) {
  console.error(`There is no app "${unknown.join('", "')}". There are: ${frontEnds.join(', ')}.`);
  process.exit(2);
}
const names = frontEnds.filter((name) => positionals.length === 0 || positionals.includes(name));
process.env['EDITORS'] ??= 'on';
await runEstate({
  brand: values.brand,
  port: values.port,
  frontEnds: async (server) => {
    const others = frontEnds.filter((name) => !names.includes(name));
    const built = await Promise.all(others.map(async (name) => ((await import(`@parral/${name}/server`)) as { default: App | PrivateApp }).default));
    return createDevApps({ root, names, built, server });
  },
});
