import type { FastifyPluginAsync } from 'fastify';
import { Answers } from './api/answer.ts';
import { matchesType } from './api/events-and-charges.ts';
import { decided, lapsed } from './api/test-helpers.ts';
import { PaymentStore } from './store/payment-store.ts';
import { type IntentSummary, inspect } from './store/inspect.ts';
import type { Change } from './store/records.ts';
import { type LedgerFile, openLedger } from './ledger/ledger-file.ts';
import { directFetch, sandboxPlugin } from './plugin.ts';
import { type WebhookSettings, changeSettings, plainWebhooks } from './settings.ts';
import { renderEvent } from './shapes/event.ts';
import { Deliveries, type SandboxLog, type Send } from './webhooks/deliveries.ts';
import { post } from './webhooks/post.ts';

export { type WebhookSettings, webhookSettingsFrom } from './settings.ts';
export type { SandboxLog, Send } from './webhooks/deliveries.ts';
export type { IntentSummary } from './store/inspect.ts';

export type SandboxOptions = {
  /** Where `ledger.jsonl` lives; made when missing. One process at a time. */
  folder: string;
  /** The server's address as a browser reaches it, without a path: `http://localhost:3000`. */
  publicUrl: string;
  webhook: Partial<WebhookSettings> & {
    url: string;
    secret: string;
    /** Types of events to send, `payment_intent.*` allowed. By default those of payment intents, refunds and disputes. */
    events?: string[];
    /** Sends a delivery; by default `fetch`. A server may answer itself without a socket. */
    send?: Send;
  };
  secretKey?: string;
  publishableKey?: string;
  /** Milliseconds since 1970. */
  clock?: () => number;
  log: SandboxLog;
};

export type Sandbox = {
  /** Register without a prefix: it mounts itself under `/sandbox/stripe`. */
  plugin: FastifyPluginAsync;
  /** Answers the Stripe SDK's calls in this process, without a socket: `Stripe.createFetchHttpClient(sandbox.fetch)`. */
  fetch: typeof globalThis.fetch;
  /** Stops sending webhooks and closes the ledger. */
  close(): Promise<void>;
  ledger: Pick<LedgerFile<Change>, 'path' | 'lines' | 'torn'>;
  settings: WebhookSettings;
  /** Every payment with what is authorised, captured and refunded, in cents. */
  inspect(): IntentSummary[];
};

const SWEEP_MS = 60_000;
/** How often it is looked whether a bank that takes its time has decided. */
const DECIDE_MS = 1_000;
/** The server that takes the webhooks is often this one: it gets a moment to open its port. */
const RESUME_MS = 500;

/**
 * Opens the sandbox on its folder: reads the ledger, takes up undelivered webhooks, lets authorisations
 * lapse whose seven days are over. A torn last line (killed while writing, never answered) is cut off and reported.
 * @throws when the ledger cannot be read or written.
 */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { webhook, log, clock = Date.now, publicUrl, secretKey = 'sk_test_sandbox', publishableKey = 'pk_test_sandbox' } = options;
  const wanted = webhook.events ?? ['payment_intent.*', 'charge.refunded', 'refund.failed', 'charge.dispute.*'];
  const store = new PaymentStore((type) => wanted.some((pattern) => matchesType(type, pattern)));
  const ledger = await openLedger<Change>(options.folder, (change) => store.apply(change));
  if (ledger.torn)
    log.warn({ ledger: ledger.path, ...ledger.torn }, 'The Stripe sandbox was ended in the middle of a write; that call had no answer and is left out.');
  store.forgetOld(Math.floor(clock() / 1000));

  const settings: WebhookSettings = { ...plainWebhooks, ...pick(webhook) };
  const deliveries = new Deliveries({
    url: webhook.url,
    secret: webhook.secret,
    settings,
    render: (event) => renderEvent(event, { store, publicUrl }),
    ended(event) {
      const change = { at: Math.floor(clock() / 1000), d: [event.id] };
      store.apply(change);
      ledger.append(change).catch((error: unknown) => log.error({ err: error, event: event.id }, 'The Stripe sandbox could not note a delivered webhook.'));
    },
    send: webhook.send ?? post,
    clock,
    log,
  });
  const answers = new Answers({
    store,
    ledger,
    secretKey,
    publishableKey,
    publicUrl,
    clock,
    log,
    happened(events) {
      for (const event of events) if (store.undelivered.has(event.id)) deliveries.take(event);
    },
    settings: {
      set(parameters) {
        changeSettings(settings, parameters);
        return {
          object: 'sandbox.webhooks',
          delay_ms: settings.delayMs,
          repeat: settings.repeat,
          reorder: settings.reorder,
          drop: settings.drop,
        };
      },
    },
  });

  const commit = (changes: Change[], what: string) => {
    for (const change of changes) answers.commit(change).catch((error: unknown) => log.error({ err: error }, `The Stripe sandbox could not ${what}.`));
  };
  const sweep = () => commit(lapsed(store, Math.floor(clock() / 1000)), 'let an authorisation lapse');
  const decide = setInterval(() => commit(decided(store, Math.floor(clock() / 1000)), 'have a bank decide'), DECIDE_MS).unref();
  const leftOver = Array.from(store.undelivered.values());
  const resume = setTimeout(() => {
    for (const event of leftOver) deliveries.take(event);
  }, RESUME_MS).unref();
  sweep();
  const timer = setInterval(sweep, SWEEP_MS).unref();

  return {
    plugin: sandboxPlugin({ answers, store, publishableKey }),
    fetch: directFetch(answers),
    ledger,
    settings,
    inspect: () => inspect(store),
    async close() {
      clearInterval(timer);
      clearInterval(decide);
      clearTimeout(resume);
      deliveries.close();
      await ledger.close();
    },
  };
}

function pick({ delayMs, repeat, reorder, drop }: Partial<WebhookSettings>): Partial<WebhookSettings> {
  return Object.fromEntries(Object.entries({ delayMs, repeat, reorder, drop }).filter(([, value]) => value !== undefined));
}
