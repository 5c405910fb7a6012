import { createHmac } from 'node:crypto';
import type { EventRecord } from '../store/records.ts';
import type { WebhookSettings } from '../settings.ts';

export type Send = (url: string, init: { method: 'POST'; headers: Record<string, string>; body: string; signal: AbortSignal }) => Promise<{ status: number }>;

export type SandboxLog = Record<'info' | 'warn' | 'error', (fields: object, message: string) => void>;

export type DeliveryOptions = {
  url: string;
  secret: string;
  settings: WebhookSettings;
  render(event: EventRecord): unknown;
  /** Called when an event needs no further attempt: delivered, dropped or given up. */
  ended(event: EventRecord): void;
  send: Send;
  /** Milliseconds since 1970. */
  clock(): number;
  log: SandboxLog;
};

/** Seconds before each further attempt; the last is kept until three days have passed, as Stripe does. */
const BACKOFF_S = [1, 2, 5, 10, 30, 60, 300, 900, 3600];
const GIVE_UP_S = 3 * 86_400;
const TIMEOUT_MS = 10_000;
const AT_ONCE = 16;
const GATHER_MS = 250;

/** Sends events to the endpoint: signed, retried with growing pauses, and, by the settings, delayed, repeated, out of order or not at all. */
export class Deliveries {
  readonly #options: DeliveryOptions;
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #queue: (() => Promise<void>)[] = [];
  #gathered: EventRecord[] = [];
  #running = 0;
  #closed = false;

  constructor(options: DeliveryOptions) {
    this.#options = options;
  }

  /** Takes a new event, or one left over from before a restart. */
  take(event: EventRecord): void {
    const { settings, ended } = this.#options;
    if (settings.drop > 0 && Math.random() < settings.drop) {
      ended(event);
      return;
    }
    if (!settings.reorder) {
      this.#start(event);
      return;
    }
    this.#gathered.push(event);
    if (this.#gathered.length === 1) this.#schedule(GATHER_MS, () => this.#release());
  }

  /** Ends all sending; what is not delivered yet is taken up at the next start. */
  close(): void {
    this.#closed = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#queue.length = 0;
  }

  #release(): void {
    const events = this.#gathered.reverse();
    this.#gathered = [];
    // One after the other: sent side by side they could arrive in the first order again.
    this.#enqueue(async () => {
      for (const event of events) await this.#attempt(event, 0, this.#options.settings.repeat);
    });
  }

  #start(event: EventRecord): void {
    const { delayMs, repeat } = this.#options.settings;
    const run = () => this.#enqueue(() => this.#attempt(event, 0, repeat));
    if (delayMs > 0) this.#schedule(delayMs, run);
    else run();
  }

  #enqueue(task: () => Promise<void>): void {
    this.#queue.push(task);
    this.#next();
  }

  #next(): void {
    if (this.#closed || this.#running >= AT_ONCE) return;
    const task = this.#queue.shift();
    if (!task) return;
    this.#running += 1;
    void task().finally(() => {
      this.#running -= 1;
      this.#next();
    });
  }

  async #attempt(event: EventRecord, attempt: number, times: number): Promise<void> {
    const { url, secret, render, ended, send, clock, log } = this.#options;
    const payload = JSON.stringify(render(event));
    let failure: string | undefined;
    for (let time = 0; time < times && !failure && !this.#closed; time++) {
      const headers = {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'stripe-signature': signatureHeader(payload, secret, Math.floor(clock() / 1000)),
      };
      try {
        const { status } = await send(url, { method: 'POST', headers, body: payload, signal: AbortSignal.timeout(TIMEOUT_MS) });
        if (status < 200 || status > 299) failure = `it answered ${status}`;
      } catch (error) {
        failure = error instanceof Error ? `${error.message}${error.cause instanceof Error ? `: ${error.cause.message}` : ''}` : String(error);
      }
    }
    if (this.#closed) return;
    if (!failure) {
      ended(event);
      return;
    }
    const pause = BACKOFF_S[Math.min(attempt, BACKOFF_S.length - 1)] as number;
    if (clock() / 1000 - event.created > GIVE_UP_S) {
      log.error({ event: event.id, type: event.type, url, attempt }, `Sandbox webhook given up after three days: ${failure}.`);
      ended(event);
      return;
    }
    log.warn({ event: event.id, type: event.type, url, attempt }, `Sandbox webhook not delivered: ${failure}. The next attempt is in ${pause} s.`);
    this.#schedule(pause * 1000, () => this.#enqueue(() => this.#attempt(event, attempt + 1, times)));
  }

  #schedule(ms: number, run: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      run();
    }, ms);
    timer.unref();
    this.#timers.add(timer);
  }
}

/** The `Stripe-Signature` header for a payload sent at `time` (Unix seconds): HMAC-SHA256 over `time.payload`. */
function signatureHeader(payload: string, secret: string, time: number): string {
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex')}`;
}
