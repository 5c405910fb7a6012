/** What `npm run dev` runs: the estate with its front ends from source, reloaded as they change; or only the named ones. */
import { parseArgs } from 'node:util';
import type { AppName } from '@parral/site/http';
import { createDevApps } from '@parral/site/build';
import { root, runEstate } from './run-estate.ts';

const all: readonly AppName[] = ['shop', 'booking', 'club', 'content'];
const { values, positionals } = parseArgs({ allowPositionals: true, options: { brand: { type: 'string' }, port: { type: 'string' } } });
const unknown = positionals.filter((name) => !all.some((app) => app === name));
if (unknown.length > 0) {
  console.error(`There is no app "${unknown.join('", "')}". There are: ${all.join(', ')}.`);
  process.exit(2);
}
const names = all.filter((name) => positionals.length === 0 || positionals.includes(name));
process.env['EDITORS'] ??= 'on';
await runEstate({ brand: values.brand, port: values.port, frontEnds: (server) => createDevApps({ root, names, server }) });
