/** What `npm run docs` runs: the papers as a site, drawn by the house's own page server and blocks. PORT, 3030 when not given. */
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import content from '@parral/content/server';
import { closeServer, createSiteHandler } from '@parral/site/http';
import { preview } from 'vite';
import { docsSite, withoutQuery } from './docs/docs-site.ts';
import { storybookAt } from './docs/made-pages.ts';

const port = Number(process.env['PORT'] ?? 3030);
const { brand, api } = await docsSite(resolve(import.meta.dirname, '../../..'));
const handle = createSiteHandler({ apps: [content], api, brands: [brand], brand, port });
const storybook = await builtStorybook(resolve(import.meta.dirname, '..'));
const server = createServer((request, response) => {
  if (request.url?.startsWith(storybookAt)) return storybook.answer(request, response);
  request.url = withoutQuery(request.url ?? '/');
  handle(request, response);
});
server.listen(port, 'localhost', () => {
  const address = server.address();
  console.log(`Docs   http://localhost:${typeof address === 'object' && address ? address.port : port}/`);
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, close);
process.once('disconnect', close);

function close() {
  void closeServer(server);
  void storybook.close();
}

/** Storybook as it was built last, below `storybookAt`; where it was not, what builds it is said. */
async function builtStorybook(room: string): Promise<{ answer: (request: IncomingMessage, response: ServerResponse) => void; close: () => unknown }> {
  const outDir = join(room, 'storybook-static');
  const say = (response: ServerResponse, words: string) => void response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${words}\n`);
  if (!existsSync(outDir)) {
    const how =
      'Storybook is not built. `pnpm --filter @parral/estate build:storybook` builds it, then start the docs again; `npm run storybook` shows it while it is changed.';
    return { answer: (_request, response) => say(response, how), close: () => {} };
  }
  const { middlewares, close: end } = await preview({
    root: room,
    configFile: false,
    appType: 'mpa',
    base: storybookAt,
    build: { outDir },
    preview: { port: 0 },
  });
  return { answer: (request, response) => middlewares(request, response, () => say(response, 'No such file of Storybook.')), close: end };
}
