/** What `npm run docs` runs: the papers as a site, drawn by the house's own page server and blocks. PORT, 3030 when not given. */
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import content from '@parral/content/server';
import { closeServer, createSiteHandler } from '@parral/site/http';
import { docsSite, withoutQuery } from './docs/docs-site.ts';

const port = Number(process.env['PORT'] ?? 3030);
const { brand, api } = await docsSite(resolve(import.meta.dirname, '../../..'));
const handle = createSiteHandler({ apps: [content], api, brands: [brand], brand, port });
const server = createServer((request, response) => {
  request.url = withoutQuery(request.url ?? '/');
  handle(request, response);
});
server.listen(port, 'localhost', () => {
  const address = server.address();
  console.log(`Docs   http://localhost:${typeof address === 'object' && address ? address.port : port}/`);
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => void closeServer(server));
process.once('disconnect', () => void closeServer(server));
