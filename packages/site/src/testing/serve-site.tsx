import { createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { createSiteHandler, type SiteHandlerOptions } from '../http/site-handler.ts';
import { createApp, type AppOptions } from '../render/create-app.tsx';
import { defineBlock, PageStatus, type BlockLoader } from '../render/block.ts';
import type { FakeApi } from './fake-api.ts';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

export interface TestSite {
  address: string;
  get(path: string, options?: { host?: string; method?: string; headers?: Record<string, string>; body?: string }): Promise<Answer>;
  /** What was logged: messages and errors. */
  logged: { message: string; error: unknown }[];
  close(): Promise<void>;
}

/** A site over real HTTP with one app of small blocks; only the API's answers are made up. */
export async function serveSite(api: FakeApi, options: Partial<SiteHandlerOptions> = {}, app: Partial<AppOptions> = {}): Promise<TestSite> {
  const logged: TestSite['logged'] = [];
  const log = { error: (message: string, error: unknown) => void logged.push({ message, error }) };
  const content = createApp({ name: 'content', blocks: testBlocks, assets: { folder: null, head: '', scripts: () => [] }, log, ...app });
  const handleSite = createSiteHandler({ apps: [content], api: api.fetch, brands: ['alba', 'brisa'], port: 80, log, ...options });
  const server = createServer(handleSite);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    logged,
    get: (path, { host = 'localhost', method = 'GET', headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        const sent = httpRequest({ port, host: '127.0.0.1', path, method, headers: { host, ...headers } }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const whole = Buffer.concat(chunks);
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: whole, text: whole.toString('utf8') });
          });
        });
        sent.on('error', reject);
        sent.end(body);
      }),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

const loadEcho: BlockLoader<{ say: string }, { category: string | null }> = async ({ attributes, query, api, brand, language }) => {
  if (attributes.say === 'fail') throw new Error('the loader broke');
  if (attributes.say === 'gone') throw new PageStatus(404, 'not here');
  if (attributes.say === 'ask') await api.GET('/api/experience/', { params: { query: { brand, language } } });
  return { category: query['category'] ?? null };
};

/** `content/echo` says its attribute, hydrates and writes the address; `content/quiet` stands still; `content/passing` is true for a minute, `content/till` takes cards. */
export const testBlocks: Record<string, unknown> = {
  './blocks/echo/block.ts': {
    default: defineBlock({
      name: 'content/echo',
      hydrate: 'load',
      hydrateWith: ({ say }, { category }) => (say === 'wait' && category === undefined ? 'interaction' : 'load'),
      attributes: z.object({ say: z.string(), pageId: z.coerce.number().optional() }),
      query: ['category'],
      writesAddress: true,
      page: 'catalogue',
    }),
  },
  './blocks/echo/Echo.tsx': {
    default: ({ attributes, data }: { attributes: { say: string }; data: { category: string | null } }) => <b>{`${attributes.say}|${data.category ?? '-'}`}</b>,
  },
  './blocks/echo/load.server.ts': { load: loadEcho, head: () => ({ jsonLd: [{ name: '</script><script>alert(1)' }] }) },
  './blocks/quiet/block.ts': { default: defineBlock({ name: 'content/quiet', hydrate: 'never', attributes: z.object({}) }) },
  './blocks/quiet/Quiet.tsx': { default: () => <i>still</i> },
  './blocks/passing/block.ts': { default: defineBlock({ name: 'content/passing', hydrate: 'never', freshFor: 60, attributes: z.object({}) }) },
  './blocks/passing/Passing.tsx': { default: () => <i>for now</i> },
  './blocks/till/block.ts': { default: defineBlock({ name: 'content/till', hydrate: 'never', takesCards: true, attributes: z.object({}) }) },
  './blocks/till/Till.tsx': { default: () => <i>paid</i> },
};
