/**
 * A whole server for tests, on a database of its own that already holds the test estate (`test-estate.ts`).
 *
 *   describeOnBoth('basket', (api) => {
 *     test('…', async () => {
 *       const visitor = api().visitor();
 *       const reply = await visitor.post('/api/ecom/basket/add_product/', { product_id: 'ORI-PAR-2019-75', quantity: 2 });
 *     });
 *   });
 *
 * Requests go in without a socket; answers are compared with the description. Background jobs do not turn by themselves:
 * `await api().context.outbox.drain()`. Needs the global set-up of vitest.config.ts.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import type { Database } from '../platform/database/database.ts';
import { openPglite } from '../platform/database/open-pglite.ts';
import { openPostgres, unlimited } from '../platform/database/open-postgres.ts';
import { type Config, readConfig } from '../platform/config/config.ts';
import { type Api, type ApiOptions, createApi } from '../create-api.ts';
import type { LogTarget } from '../platform/log/logger.ts';
import { LogWatch } from './log-watch.ts';
import { Visitor } from './visitor.ts';

export type DatabaseKind = 'pglite' | 'postgres';

export interface TestApiOptions {
  database: DatabaseKind;
  /** Changes to the configuration; rate limits are a thousand times higher than usual unless said otherwise. */
  config?: Partial<Config>;
  /** By which program the estate invoices; the built-in one without it. */
  invoicing?: ApiOptions['invoicing'];
  /** Keeps the lines of the log. Whether given or not, every line is searched for what a log must not hold, and `close` throws on any. */
  logTarget?: LogTarget;
  /** A database of the test's own instead of a fresh copy; `remove` is called at the end. */
  use?: Awaited<ReturnType<typeof openCopy>>;
}

export interface TestApi extends Api {
  kind: DatabaseKind;
  dataDir: string;
  /** A new visitor without cookies; `host` is the brand's. */
  visitor(host?: string): Visitor;
}

/** Opens a server; `close` ends it and removes its database and its data folder. */
export async function withApi(options: TestApiOptions): Promise<TestApi> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'api-test-'));
  const { database, remove } = options.use ?? (await openCopy(options.database));
  const watch = new LogWatch(options.logTarget);
  const config = {
    ...readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'debug', RATE_LIMIT_FACTOR: '1000', CAPTCHA_EFFORT: '2' }),
    ...options.config,
  };
  const { invoicing } = options;
  const api = await createApi({ config, database, jobs: false, checkResponses: true, logTarget: watch, ...(invoicing && { invoicing }) });
  return {
    ...api,
    kind: options.database,
    dataDir,
    visitor: (host) => new Visitor(api.app, host),
    close: async () => {
      await api.close();
      await remove();
      await rm(dataDir, { recursive: true, force: true });
      watch.check();
    },
  };
}

/** The same tests on both databases, each with one server for all of them. */
export function describeOnBoth(name: string, tests: (api: () => TestApi) => void, options: Omit<TestApiOptions, 'database'> = {}): void {
  describe.each(['pglite', 'postgres'] as const)(`${name} on %s`, (kind) => {
    let api: TestApi | undefined;
    beforeAll(async () => {
      api = await withApi({ ...options, database: kind });
    });
    afterAll(() => api?.close());
    tests(() => {
      if (api === undefined) throw new Error('The server of these tests is not open: it can be used inside tests and hooks only.');
      return api;
    });
  });
}

/** A copy of the database that the run's set-up made. */
export async function openCopy(kind: DatabaseKind): Promise<{ database: Database; remove: () => Promise<void>; url: string | undefined }> {
  if (kind === 'pglite') {
    return { database: await openPglite({ dumpFile: inject('pgliteDump') }), remove: async () => {}, url: undefined };
  }
  const { url, template } = inject('postgres');
  const name = `api_test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  const server = openPostgres(url, { connections: 1, limits: unlimited, onError: () => {} });
  await server.db.execute(sql.raw(`create database ${name} template ${template}`));
  const address = new URL(url);
  address.pathname = `/${name}`;
  const remove = async () => {
    await server.db.execute(sql.raw(`drop database ${name} with (force)`));
    await server.close();
  };
  return { database: openPostgres(address.href, { connections: 20, onError: () => {} }), remove, url: address.href };
}
