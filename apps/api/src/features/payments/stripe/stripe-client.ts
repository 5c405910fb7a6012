import { Agent } from 'node:http';
import type Stripe from 'stripe';
import type { Config } from '../../../platform/config/config.ts';
import { whenNeeded } from '../../../platform/process/when-needed.ts';
import { addCall } from '@parral/tracing';

/** The SDK itself: its two hundred files are read with the first call of the provider. */
export const stripeSdk = whenNeeded('stripe') as () => typeof Stripe;

type HttpClient = ReturnType<typeof Stripe.createNodeHttpClient>;

/** With one more try, no call lasts longer than a change may hold an intent (intent-hold.ts). */
const timeout = 8_000;
const maxNetworkRetries = 1;

/**
 * The SDK for the configured account; null when there is no secret key. With
 * STRIPE_API_BASE it talks to a Stripe-compatible server, whose address may
 * have a path in front of `/v1`.
 */
export function createStripe(config: Pick<Config, 'stripe'>): Stripe | null {
  const stripe = connected(config);
  stripe?.on('response', traceCall);
  return stripe;
}

function traceCall({ method, path, status, request_start_time: began, request_end_time: ended }: Stripe.ResponseEvent): void {
  // Of payments and refunds the ids make no names of their own.
  const name = path.replace(/\?.*$/, '').replaceAll(/\/(?:pi|re|ch|dp|du|we|evt)_\w+/g, '/*');
  addCall(`stripe ${method} ${name}`, { 'http.response.status_code': status }, { began, ended, hasFailed: status >= 500 });
}

/** Whether there is a card provider to ask. */
export const isConnected = ({ stripe }: Pick<Config, 'stripe'>): boolean => stripe.apiBase !== undefined || stripe.secretKey !== undefined;

function connected(config: Pick<Config, 'stripe'>): Stripe | null {
  if (!isConnected(config)) return null;
  const { stripe } = config;
  const Stripe = stripeSdk();
  if (stripe.apiBase === undefined) return new Stripe(stripe.secretKey ?? '', { timeout, maxNetworkRetries, telemetry: false });
  const base = new URL(stripe.apiBase);
  const secure = base.protocol === 'https:';
  return new Stripe(stripe.secretKey ?? 'sk_test_sandbox', {
    host: base.hostname,
    port: Number(base.port || (secure ? 443 : 80)),
    protocol: secure ? 'https' : 'http',
    httpClient: below(base.pathname.replace(/\/$/, ''), Stripe.createNodeHttpClient(secure ? undefined : new Agent({ keepAlive: true, maxFreeSockets: 16 }))),
    timeout,
    maxNetworkRetries,
    telemetry: false,
  });
}

/** A client whose every path stands below `prefix`. */
function below(prefix: string, client: HttpClient): HttpClient {
  if (prefix === '') return client;
  const prefixed = Object.create(client) as HttpClient;
  prefixed.makeRequest = (host, port, path, ...rest) => client.makeRequest(host, port, prefix + path, ...rest);
  return prefixed;
}

/** What webhooks are signed with; undefined when none is configured. */
export function webhookSecret({ stripe }: Pick<Config, 'stripe'>): string | undefined {
  return stripe.webhookSecret ?? (stripe.apiBase === undefined ? undefined : 'whsec_sandbox');
}
