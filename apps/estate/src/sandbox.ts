import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSandbox, type SandboxLog, webhookSettingsFrom } from '@parral/payments/sandbox';
import { fastify } from 'fastify';

const keys = { STRIPE_SECRET_KEY: 'sk_test_sandbox', STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox', STRIPE_WEBHOOK_SECRET: 'whsec_sandbox' };

/** What the server wants to hear of: those that an estate subscribes to at Stripe (operate/install). */
const events = [
  'payment_intent.amount_capturable_updated',
  'payment_intent.succeeded',
  'payment_intent.canceled',
  'charge.refunded',
  'charge.dispute.*',
  'refund.*',
];

export interface MountedSandbox {
  handle(request: IncomingMessage, response: ServerResponse): void;
  close(): Promise<void>;
}

/**
 * The settings that point the server at the sandbox; undefined where a key of Stripe is set, and in production, where buyers would be
 * handed goods for play money.
 */
export function sandboxVariables(environment: Record<string, string | undefined>): Record<string, string> | undefined {
  if (environment['STRIPE_SECRET_KEY'] || environment['NODE_ENV'] === 'production') return undefined;
  const base = `http://127.0.0.1:${environment['PORT'] ?? '3000'}/sandbox/stripe`;
  return { ...keys, STRIPE_API_BASE: base, STRIPE_JS_URL: '/sandbox/stripe/v3/' };
}

/** Opens the sandbox on its ledger, ready to answer under /sandbox/stripe. */
export async function openSandbox(options: {
  folder: string;
  port: number;
  /** Where readers reach this server, when that is not this machine's port. */
  publicUrl: string | undefined;
  environment: Record<string, string | undefined>;
  log: SandboxLog;
}): Promise<MountedSandbox> {
  const { folder, port, publicUrl = `http://localhost:${port}`, environment, log } = options;
  const sandbox = await createSandbox({
    folder,
    publicUrl,
    webhook: { url: `http://127.0.0.1:${port}/api/payments/webhook/`, secret: keys.STRIPE_WEBHOOK_SECRET, events, ...webhookSettingsFrom(environment) },
    log,
  });
  const server = fastify();
  // Its script and its page of a challenge stand on the shop's own host: nobody frames them, nobody takes them for anything else.
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY', 'referrer-policy': 'no-referrer' });
  });
  await server.register(sandbox.plugin);
  await server.ready();
  return {
    handle: (request, response) => server.routing(request, response),
    async close() {
      await server.close();
      await sandbox.close();
    },
  };
}
