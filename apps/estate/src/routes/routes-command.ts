import { resolve } from 'node:path';
import { type FileCommand, formatProblem, readEstateFolder } from '@parral/api';
import { readBlockRules } from '../block-rules.ts';
import { themeRules } from '../theme-rules.ts';
import { listRoutes } from './list-routes.ts';
import { caddyRoutes, localUpstreams, nginxRoutes, type Upstreams } from './proxy-files.ts';

const writers = { nginx: nginxRoutes, caddy: caddyRoutes };

/** `npm run estate -- routes nginx`: which app answers which path, as a proxy before apps that run apart reads it. */
export const routesCommand: FileCommand = {
  name: 'routes',
  usage: 'routes <nginx | caddy> [part=address,…] …',
  summary: "write a proxy's routes to the apps from the estate folder's pages; addresses such as shop=10.0.0.5:3002",
  needs: 'files',
  async run({ estateFolder }, { args: [proxy = '', ...given], output }) {
    const write = writers[proxy as keyof typeof writers];
    const upstreams = readUpstreams(given);
    if (write === undefined || upstreams === null) {
      output.fail('Write it as in: estate routes nginx, or estate routes caddy api=10.0.0.4:3001 shop=10.0.0.5:3002,10.0.0.6:3002');
      return 2;
    }
    if (estateFolder === undefined) {
      output.fail('Which estate? Set ESTATE_FOLDER.');
      return 2;
    }
    const root = resolve(import.meta.dirname, '../../../..');
    const reading = await readEstateFolder(estateFolder, { blocks: await readBlockRules(root), themes: themeRules });
    if (!reading.ok) {
      for (const problem of reading.problems) output.fail(formatProblem(problem));
      return 1;
    }
    output.print(write(listRoutes(reading.estate), upstreams).trimEnd());
    return 0;
  },
};

/** The addresses given, over those of this machine; null when one is not understood. */
function readUpstreams(given: readonly string[]): Upstreams | null {
  const upstreams: Record<string, readonly string[]> = { ...localUpstreams };
  for (const pair of given) {
    const [, part = '', list = ''] = /^(\w+)=((?:[\w.-]+:\d+,?)+)$/.exec(pair) ?? [];
    if (!(part in localUpstreams)) return null;
    upstreams[part] = list.split(',').filter(Boolean);
  }
  return upstreams as Upstreams;
}
