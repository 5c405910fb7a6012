/** What of an installation can be seen from outside: names, certificates, pages, the card provider's messages. */
import { createHmac } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { connect } from 'node:tls';
import type { Config } from '../platform/config/config.ts';
import type { Check } from './checkup.ts';

/** Days before its end at which a certificate should have been renewed. */
const renewBeforeDays = 14;
/** Seconds by which two clocks may differ: signed events of the card provider are good for five minutes. */
export const clockToleranceSeconds = 5;
const webhookPath = '/api/payments/webhook/';

/** Checks of one site, from its address such as `https://www.solano.example`. */
export function checksOfSite(origin: string): Check[] {
  const { hostname, port, protocol } = new URL(origin);
  const checks: Check[] = [
    {
      name: `name ${hostname}`,
      async look() {
        const found = await lookup(hostname, { all: true }).catch(() => []);
        if (found.length === 0) throw new Error(`${hostname} has no address: enter an A or AAAA record where the domain is kept.`);
        return `${hostname} is ${found.map(({ address }) => address).join(', ')}.`;
      },
    },
    {
      name: `pages of ${hostname}`,
      async look(signal) {
        const answer = await fetch(`${origin}/`, { signal, redirect: 'manual', headers: { 'user-agent': 'estate doctor' } });
        await answer.body?.cancel();
        if (answer.status !== 302) throw new Error(`${origin}/ answers ${answer.status} where it should lead to a language: ${meaningOf(answer.status)}`);
        return `${origin}/ answers.`;
      },
    },
    {
      name: `server behind ${hostname}`,
      async look(signal) {
        const answer = await fetch(`${origin}/readyz`, { signal });
        const body = await answer.text();
        if (!answer.ok) throw new Error(`${origin}/readyz answers ${answer.status}: ${body.slice(0, 200)}`);
        return 'The server is ready: its database answers and content is loaded.';
      },
    },
  ];
  if (protocol === 'https:') checks.push({ name: `certificate of ${hostname}`, look: (signal) => certificateOf(hostname, Number(port || 443), signal) });
  return checks;
}

function meaningOf(status: number): string {
  if (status === 421) return 'no brand of brands.yaml has this name among its hosts.';
  if (status >= 502) return 'the proxy runs, what stands behind it does not.';
  return 'see the log of the server that answers.';
}

async function certificateOf(host: string, port: number, signal: AbortSignal): Promise<string> {
  const socket = connect({ host, port, servername: host });
  const end = () => socket.destroy(new Error('aborted'));
  signal.addEventListener('abort', end, { once: true });
  try {
    await once(socket, 'secureConnect');
    return certificateSays(host, new Date(socket.getPeerCertificate().valid_to), new Date());
  } finally {
    signal.removeEventListener('abort', end);
    socket.destroy();
  }
}

/** What a certificate's last day means; throws when it should have been renewed. */
export function certificateSays(host: string, until: Date, now: Date): string {
  const days = Math.floor((until.getTime() - now.getTime()) / 86_400_000);
  const last = until.toISOString().slice(0, 10);
  if (days < renewBeforeDays)
    throw new Error(`The certificate of ${host} ends on ${last}, in ${days} days, and was not renewed: see the proxy's log, and that port 80 reaches it.`);
  return `The certificate of ${host} is good until ${last}.`;
}

/** Checks of what the card provider's messages need: that one signed as it signs is taken, and that it knows where to send them. */
export function checksOfPayments({ stripe }: Pick<Config, 'stripe'>, origins: readonly string[]): Check[] {
  const { secretKey, webhookSecret } = stripe;
  if (secretKey === undefined || webhookSecret === undefined) return [];
  const api = stripe.apiBase ?? 'https://api.stripe.com';
  const [origin = ''] = origins;
  return [
    {
      name: 'webhook arrives',
      async look(signal) {
        const now = Math.floor(Date.now() / 1000);
        const body = JSON.stringify({ id: `evt_doctor_${now}`, object: 'event', type: 'estate.doctor', created: now, data: { object: {} } });
        const signature = createHmac('sha256', webhookSecret).update(`${now}.${body}`).digest('hex');
        const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${now},v1=${signature}` };
        const answer = await fetch(origin + webhookPath, { method: 'POST', headers, body, signal });
        await answer.body?.cancel();
        if (answer.status === 400) throw new Error('The running server refuses a message signed with STRIPE_WEBHOOK_SECRET: it was started with another one.');
        if (!answer.ok) throw new Error(`${origin}${webhookPath} answers ${answer.status}: orders whose buyers close their browser wait for the reconciler.`);
        return `A signed message to ${origin}${webhookPath} is taken.`;
      },
    },
    {
      name: 'webhook is sent',
      async look(signal) {
        if (stripe.apiBase !== undefined) return `Not asked: STRIPE_API_BASE is ${stripe.apiBase}, which is not Stripe.`;
        const answer = await fetch(`${api}/v1/webhook_endpoints?limit=100`, { headers: { authorization: `Bearer ${secretKey}` }, signal });
        if (!answer.ok) throw new Error(`Stripe answers ${answer.status} to STRIPE_SECRET_KEY; a restricted key needs "Webhook Endpoints: read".`);
        const { data } = (await answer.json()) as { data: { url: string; status: string }[] };
        const wanted = new Set(origins.map((one) => one + webhookPath));
        const own = data.filter(({ url }) => wanted.has(url));
        if (own.length === 0) throw new Error(`Stripe sends no webhook to ${origin}${webhookPath}: add it in Stripe's dashboard, Developers, Webhooks.`);
        if (!own.some(({ status }) => status === 'enabled'))
          throw new Error("Stripe has switched our webhook off after too many failures: switch it on in Stripe's dashboard.");
        return `Stripe sends its messages to ${own[0]?.url}.`;
      },
    },
    {
      name: 'clock beside the card provider',
      async look(signal) {
        const answer = await fetch(`${api}/v1/payment_intents?limit=1`, { headers: { authorization: `Bearer ${secretKey}` }, signal });
        await answer.body?.cancel();
        const seconds = Math.abs(Date.parse(answer.headers.get('date') ?? '') - Date.now()) / 1000;
        if (Number.isNaN(seconds)) return 'The card provider answers without saying its time.';
        if (seconds > clockToleranceSeconds)
          throw new Error(`This machine's clock differs by ${Math.round(seconds)} s: switch on NTP (timedatectl set-ntp true).`);
        return 'The clock agrees with that of the card provider.';
      },
    },
  ];
}
