import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import { type Sandbox, type SandboxOptions, createSandbox } from '../index.ts';
import { stripeFetch } from '../stripe-fetch.ts';

export type Delivery = { type: string; id: string; event: Stripe.Event; at: number; signature: string; payload: string };

export type OpenSandbox = Sandbox & {
  /** The real SDK, over HTTP. */
  stripe: Stripe;
  address: string;
  folder: string;
  deliveries: Delivery[];
  /** What the webhook endpoint answers; 200 until changed. */
  receiver: { status: number };
  logged: { level: string; fields: object; message: string }[];
  /** Settles once `found` says yes to the deliveries so far; fails after five seconds with what has come. */
  delivered(found: (deliveries: Delivery[]) => boolean): Promise<void>;
  end(options?: { keep?: boolean }): Promise<void>;
};

const SECRET = 'whsec_sandbox';

/** A sandbox behind a real server on a free port, with a webhook endpoint that checks signatures with the real SDK. */
export async function openSandbox(given: Partial<SandboxOptions> & { extend?: (server: FastifyInstance) => void } = {}): Promise<OpenSandbox> {
  const { extend, ...options } = given;
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'sandbox-')));
  const server = Fastify({ forceCloseConnections: true });
  const deliveries: Delivery[] = [];
  const receiver = { status: 200 };
  const logged: OpenSandbox['logged'] = [];
  const note = (level: string) => (fields: object, message: string) => void logged.push({ level, fields, message });

  await server.register(async (hook) => {
    hook.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    hook.post('/hook', (request, reply) => {
      const signature = String(request.headers['stripe-signature']);
      const event = stripe.webhooks.constructEvent(String(request.body), signature, SECRET);
      deliveries.push({ type: event.type, id: event.id, event, at: Date.now(), signature, payload: String(request.body) });
      return reply.code(receiver.status).send();
    });
  });
  const sandbox = await createSandbox({
    publicUrl: 'http://localhost',
    log: { info: note('info'), warn: note('warn'), error: note('error') },
    ...options,
    folder,
    webhook: {
      url: 'http://localhost/hook',
      secret: SECRET,
      send: (_url, init) => fetch(`${address}/hook`, init),
      ...options.webhook,
    },
  });
  await server.register(sandbox.plugin);
  extend?.(server);
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const stripe = sdk(`${address}/sandbox/stripe`);

  return {
    ...sandbox,
    stripe,
    address,
    folder,
    deliveries,
    receiver,
    logged,
    async delivered(found) {
      const limit = Date.now() + 5000;
      while (!found(deliveries)) {
        if (Date.now() > limit) throw new Error(`Awaited webhooks did not come; so far: ${deliveries.map((delivery) => delivery.type).join(', ')}`);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
    async end({ keep = false } = {}) {
      await sandbox.close();
      await server.close();
      if (!keep) await rm(folder, { recursive: true });
    },
  };
}

/** The unmodified SDK pointed at a sandbox, as a server does it. */
export function sdk(base: string, key = 'sk_test_sandbox'): Stripe {
  return new Stripe(key, { httpClient: Stripe.createFetchHttpClient(stripeFetch(base)), telemetry: false, maxNetworkRetries: 0 });
}

/** The error of a call that must be refused, as the SDK throws it. */
export async function refusalOf(call: Promise<unknown>): Promise<InstanceType<typeof Stripe.errors.StripeError>> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error('The call was not refused.');
}

/** What a checkout asks for: manual capture, methods chosen by Stripe. */
export const checkout = (amount = 2450) =>
  ({
    amount,
    currency: 'eur',
    capture_method: 'manual',
    automatic_payment_methods: { enabled: true },
    metadata: { intent: 'oi_1', revision: '1' },
  }) as const;

export const RETURN_URL = 'http://localhost/es/pedido-confirmado';

/** A call as the browser script makes it: publishable key and client secret in a form. */
export async function browserCall(address: string, method: 'GET' | 'POST', path: string, fields: Record<string, string>) {
  const form = new URLSearchParams({ key: 'pk_test_sandbox', ...fields });
  const url = `${address}/sandbox/stripe/v1/${path}`;
  const response = method === 'GET' ? await fetch(`${url}?${form.toString()}`) : await fetch(url, { method: 'POST', body: form });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> & { error?: Record<string, unknown> } };
}

/** The fields of a card as the payment element sends them. */
export const cardFields = (number: string) => ({
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': number,
  'payment_method_data[card][exp_month]': '12',
  'payment_method_data[card][exp_year]': String(new Date().getFullYear() + 3),
  'payment_method_data[card][cvc]': '123',
});
