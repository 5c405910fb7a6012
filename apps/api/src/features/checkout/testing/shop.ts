import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createSandbox, type IntentSummary, type Sandbox } from '@parral/payments/sandbox';
import type { components } from '@parral/api-spec';
import { sql } from 'drizzle-orm';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe } from 'vitest';
import type { Visitor } from '../../../testing/visitor.ts';
import { withApi, type DatabaseKind, type TestApi, type TestApiOptions } from '../../../testing/with-api.ts';
import { loadShop } from '../../basket/index.ts';
import { listMails } from '../../../platform/mail/mail-folder.ts';
import { parseMail, type ParsedMail } from '../../../platform/mail/parse-mail.ts';
import { testAccount, type TestAccount } from '../../payments/stripe/testing/test-account.ts';
import type { CheckoutDeps } from '../checkout-deps.ts';

type Schemas = components['schemas'];
export type Intent = Schemas['OrderIntent'];
export type Confirmation = Schemas['OrderConfirmation'];
export type Failure = Schemas['Error'];

/** A whole shop for tests: the server, the card sandbox beside it on a port of its own, and a till. */
export interface Shop {
  api: TestApi;
  sandbox: Sandbox;
  /** Calls to the card provider take up to this many milliseconds longer, each another time, so that they overtake one another. */
  jitter: { ms: number };
  /** Requests to the card provider that are lost on their way: nobody answers them, and they arrive when `arrive` is called. */
  late: { isLate: (request: string) => boolean; arrive(): Promise<number[]> };
  /** Another process' part: what finalises without knowing of the server's own calls. */
  deps: CheckoutDeps;
  /** The SDK with the account's secret key. */
  stripe: TestAccount;
  /** A member of the club, logged in. */
  member(): Promise<Visitor>;
  /** Everything in the ledger of the sandbox, by payment. */
  ledger(): Map<string, IntentSummary>;
  /** Runs the audit; the checks that are not ok. */
  failedChecks(): Promise<unknown[]>;
  /** Sets what is left of a sku by what is on hand. */
  stock(sku: string, left: number): Promise<void>;
  rows<T>(query: ReturnType<typeof sql>): Promise<T[]>;
  /** Sends what is ordered and gives every mail written so far, newest last. */
  mails(): Promise<ParsedMail[]>;
}

/** Opens a shop. Webhooks go straight into the server, by the sandbox's settings. */
export async function openShop(
  database: DatabaseKind,
  options: Pick<TestApiOptions, 'invoicing' | 'logTarget'> = {},
): Promise<Shop & { close(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'api-sandbox-'));
  const server: FastifyInstance = fastify();
  let api: TestApi | undefined;
  const quiet = () => undefined;
  const sandbox = await createSandbox({
    folder,
    publicUrl: 'http://127.0.0.1',
    log: { info: quiet, warn: quiet, error: quiet },
    webhook: {
      url: '/api/payments/webhook/',
      secret: 'whsec_sandbox',
      send: async (url, { headers, body }) => {
        if (api === undefined) return { status: 503 };
        const { statusCode } = await api.app.inject({ method: 'POST', url, headers, payload: body });
        return { status: statusCode };
      },
    },
  });
  const jitter = { ms: 0 };
  server.addHook('onRequest', async () => {
    if (jitter.ms > 0) await sleep(Math.random() * jitter.ms);
  });
  const underWay: { method: 'POST'; url: string; headers: Record<string, string>; payload: string }[] = [];
  const late: Shop['late'] = {
    isLate: () => false,
    async arrive() {
      const statuses: number[] = [];
      for (const request of underWay.splice(0)) statuses.push((await server.inject(request)).statusCode);
      return statuses;
    },
  };
  server.addHook('preHandler', async (request, reply) => {
    if (!late.isLate(`${request.method} ${request.url}`)) return;
    underWay.push({ method: 'POST', url: request.url, headers: request.headers as Record<string, string>, payload: String(request.body) });
    reply.hijack();
    request.raw.socket.destroy();
  });
  await server.register(sandbox.plugin);
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const stripeConfig = {
    secretKey: 'sk_test_sandbox',
    publishableKey: 'pk_test_sandbox',
    webhookSecret: 'whsec_sandbox',
    apiBase: `${address}/sandbox/stripe`,
    scriptUrl: undefined,
  };
  const opened = (api = await withApi({ ...options, database, config: { stripe: stripeConfig, captcha: { kind: 'none' } } }));
  const { db } = opened.context;
  return {
    api: opened,
    sandbox,
    jitter,
    late,
    deps: { context: opened.context, shop: opened.context.content.memo(loadShop) },
    stripe: testAccount(stripeConfig.apiBase),
    async member() {
      const visitor = opened.visitor();
      const { status } = await visitor.post('/api/club/login/', { email: 'lucia@club.example', password: 'llave-platino-1' });
      if (status !== 200) throw new Error(`The member could not log in: ${status}`);
      return visitor;
    },
    ledger: () => new Map(sandbox.inspect().map((payment) => [payment.id, payment])),
    failedChecks: async () => (await opened.context.audit.run(db)).checks.filter((check) => !check.ok),
    stock: async (sku, left) => void (await db.execute(sql`update stock set on_hand = allocated + ${left}::integer where sku = ${sku}`)),
    rows: async <T>(query: ReturnType<typeof sql>) => (await db.execute(query)).rows as T[],
    async mails() {
      await opened.context.outbox.drain();
      await opened.context.jobs.run('mails to the estate');
      await opened.context.outbox.drain();
      const folder = path.join(opened.dataDir, 'mail');
      const listed = await listMails(folder);
      return Promise.all(listed.reverse().map(async ({ file }) => parseMail(await readFile(file, 'utf8'))));
    },
    async close() {
      await opened.close();
      await sandbox.close();
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The same tests in a shop on each database. */
export function describeShop(name: string, tests: (shop: () => Shop) => void, options: Pick<TestApiOptions, 'invoicing'> = {}): void {
  describe.each(['pglite', 'postgres'] as const)(`${name} on %s`, (kind) => {
    let shop: (Shop & { close(): Promise<void> }) | undefined;
    beforeAll(async () => {
      shop = await openShop(kind, options);
    });
    afterAll(() => shop?.close());
    tests(() => {
      if (shop === undefined) throw new Error('The shop of these tests is not open: it can be used inside tests and hooks only.');
      return shop;
    });
  });
}
