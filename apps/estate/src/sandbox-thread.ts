/**
 * The card sandbox in a thread of its own, as the provider is a server of its own: what it computes keeps no page and no buyer waiting.
 * It opens its port at once and its ledger when it is told to: only then is the data folder this process's own.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type MessagePort, parentPort } from 'node:worker_threads';
import { createSandbox, type Sandbox, type SandboxLog, type SandboxOptions } from '@parral/payments/sandbox';
import { fastify } from 'fastify';

/** What the estate asks of the thread. */
export type SandboxOrder = { open: Omit<SandboxOptions, 'log' | 'clock'> } | { close: true };

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
  const app = fastify();
  let sandbox: Sandbox | undefined;

  async function open(options: Omit<SandboxOptions, 'log' | 'clock'>): Promise<void> {
    sandbox = await createSandbox({ ...options, log });
    // Its script and its page of a challenge stand on the shop's own host: nobody frames them, nobody takes them for anything else.
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY', 'referrer-policy': 'no-referrer' });
    });
    await app.register(sandbox.plugin);
    await app.ready();
    server.on('request', (request, response) => app.routing(request, response));
    tell({ opened: true });
  }

  async function close(): Promise<void> {
    server.close();
    server.closeAllConnections();
    await app.close();
    await sandbox?.close();
    tell({ closed: true });
    estate.close();
  }

  estate.on('message', (order: SandboxOrder) => {
    ('open' in order ? open(order.open) : close()).catch((error: unknown) => tell({ refused: error instanceof Error ? error.message : String(error) }));
  });
  server.listen(0, '127.0.0.1', () => tell({ port: (server.address() as AddressInfo).port }));
}
