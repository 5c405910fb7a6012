/**
 * The card sandbox in a thread of its own, as the provider is a server of its own: what it computes keeps no page and no buyer waiting.
 * It opens its port at once and its ledger when it is told to: only then is the data folder this process's own.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type MessagePort, parentPort } from 'node:worker_threads';
import type { FastifyInstance } from 'fastify';
import type { Sandbox, SandboxLog, SandboxOptions } from '@parral/payments/sandbox';

/** What the estate asks of the thread. */
export type SandboxOrder = { open: Opening } | { close: true };

/** How webhooks are sent is read from the environment (`SANDBOX_WEBHOOK_…`). */
type Opening = Omit<SandboxOptions, 'log' | 'clock'> & { environment: Record<string, string | undefined> };

/** What the thread says: the port it listens on, the end of an order, or a line for the log. */
export type SandboxNews =
  | { port: number }
  | { opened: true }
  | { refused: string }
  | { closed: true }
  | { level: keyof SandboxLog; fields: object; message: string };

if (parentPort === null) throw new Error('The sandbox runs as a thread of the estate: see sandbox.ts.');
serve(parentPort);

function serve(estate: MessagePort): void {
  const tell = (news: SandboxNews) => estate.postMessage(news);
  const say = (level: keyof SandboxLog) => (fields: object, message: string) => tell({ level, fields, message });
  const log: SandboxLog = { info: say('info'), warn: say('warn'), error: say('error') };
  const server = createServer();
  let reading: ReturnType<typeof readCode> | undefined;
  let app: FastifyInstance | undefined;
  let sandbox: Sandbox | undefined;

  async function open({ environment, ...options }: Opening): Promise<void> {
    const { createSandbox, webhookSettingsFrom, fastify } = await (reading ??= readCode());
    sandbox = await createSandbox({ ...options, webhook: { ...options.webhook, ...webhookSettingsFrom(environment) }, log });
    app = fastify();
    // Its script and its page of a challenge stand on the shop's own host: nobody frames them, nobody takes them for anything else.
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY', 'referrer-policy': 'no-referrer' });
    });
    await app.register(sandbox.plugin);
    await app.ready();
    server.on('request', app.routing.bind(app));
    tell({ opened: true });
  }

  async function close(): Promise<void> {
    server.close();
    server.closeAllConnections();
    await app?.close();
    await sandbox?.close();
    tell({ closed: true });
    estate.close();
  }

  estate.on('message', (order: SandboxOrder) => {
    ('open' in order ? open(order.open) : close()).catch((error: unknown) => tell({ refused: error instanceof Error ? error.message : String(error) }));
  });
  server.listen(0, '127.0.0.1', () => {
    tell({ port: (server.address() as AddressInfo).port });
    reading = readCode();
    // Whoever opens the sandbox is told.
    reading.catch(() => {});
  });
}

/** The estate waits for the port alone, and reads its own code while this thread reads the sandbox's. */
async function readCode() {
  const [{ fastify }, { createSandbox, webhookSettingsFrom }] = await Promise.all([import('fastify'), import('@parral/payments/sandbox')]);
  return { fastify, createSandbox, webhookSettingsFrom };
}
