import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Worker } from 'node:worker_threads';
import type { SandboxLog } from '@parral/payments/sandbox';
import { proxyTo } from '@parral/site/http';
import type { SandboxNews, SandboxOrder } from './sandbox-thread.ts';

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

/** The card sandbox of a demo, in a thread of its own (`sandbox-thread.ts`). */
export interface MountedSandbox {
  /** The settings that point the server at it, with no stop on the way. */
  variables: Record<string, string>;
  /** Opens its ledger; throws what keeps it from being read. */
  open(options: {
    folder: string;
    port: number;
    /** Where readers reach this server, when that is not this machine's port. */
    publicUrl: string | undefined;
    log: SandboxLog;
  }): Promise<void>;
  /** Answers browsers, under /sandbox/stripe of the site's own address. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  close(): Promise<void>;
}

/** Starts the sandbox; undefined where a key of Stripe is set, and in production, where buyers would be handed goods for play money. */
export async function startSandbox(environment: Record<string, string | undefined>): Promise<MountedSandbox | undefined> {
  if (environment['STRIPE_SECRET_KEY'] || environment['NODE_ENV'] === 'production') return undefined;
  const thread = new Worker(new URL('sandbox-thread.ts', import.meta.url));
  // Until it has something to write it keeps no process from ending.
  thread.unref();
  const [{ port }] = (await once(thread, 'message')) as [Extract<SandboxNews, { port: number }>];
  const origin = `http://127.0.0.1:${port}`;
  return {
    variables: { ...keys, STRIPE_API_BASE: `${origin}/sandbox/stripe`, STRIPE_JS_URL: '/sandbox/stripe/v3/' },
    handle: proxyTo(origin),
    async open({ folder, port: own, publicUrl = `http://localhost:${own}`, log }) {
      thread.ref();
      thread.on('message', (news: SandboxNews) => 'level' in news && log[news.level](news.fields, news.message));
      thread.on('error', (error) => log.error({ err: error }, 'The card sandbox has ended: nothing can be paid until this server is started again.'));
      await ask(thread, {
        open: { folder, publicUrl, environment, webhook: { url: `http://127.0.0.1:${own}/api/payments/webhook/`, secret: keys.STRIPE_WEBHOOK_SECRET, events } },
      });
    },
    close: () => ask(thread, { close: true }),
  };
}

/** Gives the thread an order and waits until it is done. Throws what the thread says against it, and when it ends before. */
function ask(thread: Worker, order: SandboxOrder): Promise<void> {
  return new Promise((done, fail) => {
    const ended = () => fail(new Error('The card sandbox ended before it had answered.'));
    const hear = (news: SandboxNews) => {
      if ('level' in news || 'port' in news) return;
      thread.off('message', hear).off('exit', ended);
      if ('refused' in news) fail(new Error(news.refused));
      else done();
    };
    thread.on('message', hear).once('exit', ended);
    thread.postMessage(order);
  });
}
