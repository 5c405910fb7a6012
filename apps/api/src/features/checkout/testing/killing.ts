import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createSandbox } from '@parral/payments/sandbox';
import { sql } from 'drizzle-orm';
import { fastify, type FastifyInstance } from 'fastify';
import { inject, onTestFinished } from 'vitest';
import { readConfig } from '../../../platform/config/config.ts';
import { openPglite } from '../../../platform/database/open-pglite.ts';
import { openPostgres, unlimited } from '../../../platform/database/open-postgres.ts';
import { createApi } from '../../../create-api.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { openCopy } from '../../../testing/with-api.ts';
import { testAccount } from '../../payments/stripe/testing/test-account.ts';
import { type Killable, startKillable } from './killable.ts';

/** The sandbox on a port of its own, without webhooks; `stop` may end the caller before or after a call is done. */
async function cardServer(stop: (request: string, when: 'before' | 'after') => boolean) {
  const folder = await mkdtemp(path.join(tmpdir(), 'api-killed-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const quiet = () => undefined;
  const sandbox = await createSandbox({
    folder,
    publicUrl: 'http://127.0.0.1',
    log: { info: quiet, warn: quiet, error: quiet },
    webhook: { url: 'http://127.0.0.1:9/', secret: 'whsec_sandbox', drop: 1 },
  });
  const server = fastify() as unknown as FastifyInstance;
  server.addHook('onRequest', async (request, reply) => {
    if (stop(`${request.method} ${request.url}`, 'before')) reply.hijack();
  });
  server.addHook('onSend', async (request, reply, payload) => {
    if (stop(`${request.method} ${request.url}`, 'after')) reply.hijack();
    return payload;
  });
  await server.register(sandbox.plugin);
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  return { sandbox, server, address };
}

/** Variables that name a database of this test's own. */
export async function folderOrCopy(kind: 'pglite' | 'postgres'): Promise<Record<string, string>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'api-killed-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  if (kind === 'pglite') {
    const dump = await openAsBlob(inject('pgliteDump'));
    const pglite = await PGlite.create({ dataDir: path.join(dataDir, 'db'), loadDataDir: dump });
    await pglite.close();
    return { DATA_DIR: dataDir };
  }
  const copy = await openCopy('postgres');
  await copy.database.close();
  onTestFinished(copy.remove);
  return { DATA_DIR: dataDir, DATABASE_URL: copy.url ?? '' };
}

/**
 * A shop for processes that are killed: a database of its own, a card provider beside it, and the variables that name both. `start` starts
 * the next process, of which the last one ends with the test. What was paid for is looked after each second. `stop`: as of `cardServer`.
 */
export async function killableShop(kind: 'pglite' | 'postgres', stop: Parameters<typeof cardServer>[0] = () => false) {
  const database = await folderOrCopy(kind);
  const { sandbox, server, address } = await cardServer(stop);
  const variables: Record<string, string> = {
    ...database,
    STRIPE_API_BASE: `${address}/sandbox/stripe`,
    STRIPE_SECRET_KEY: 'sk_test_sandbox',
    CAPTCHA: 'none',
    RECONCILE_AFTER_S: '1',
  };
  let running: Killable | undefined;
  onTestFinished(async () => {
    await running?.kill();
    await server.close();
    await sandbox.close();
  });
  const start = async (): Promise<Killable> => {
    if (running !== undefined) await leasesRunOut(variables);
    return (running = await startKillable(variables));
  };
  return { variables, sandbox, stripe: testAccount(variables['STRIPE_API_BASE'] ?? ''), start };
}

/**
 * What a killed process had begun waits half a minute for its lease, and what one process does for all waits for the lease of the jobs:
 * both pass at once, in a database that no server uses.
 */
async function leasesRunOut(variables: Record<string, string>): Promise<void> {
  const url = variables['DATABASE_URL'];
  const { db, close } =
    url === undefined
      ? await openPglite({ folder: path.join(variables['DATA_DIR'] ?? '', 'db') })
      : openPostgres(url, { connections: 1, limits: unlimited, onError: () => {} });
  await db.execute(sql`update outbox set available_at = now() where lease_id is not null and done_at is null and dead_at is null and available_at > now()`);
  await db.execute(sql`update job_lease set until = now()`);
  await close();
}

/** Effects that wait to be carried out, by what a server says of itself; NaN while it says nothing. */
export async function waitingEffects(visitor: Visitor): Promise<number> {
  const { text } = await visitor.get('/metrics');
  const lanes = [...text.matchAll(/^outbox_rows\{lane="\w+",state="waiting"\} (\d+)$/gm)];
  return lanes.length === 0 ? Number.NaN : lanes.reduce((sum, [, rows]) => sum + Number(rows), 0);
}

/** The audit of a database that no server uses. */
export async function auditOf(variables: Record<string, string>) {
  const api = await createApi({ config: readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...variables }) });
  try {
    return await api.context.audit.run(api.context.db);
  } finally {
    await api.close();
  }
}
