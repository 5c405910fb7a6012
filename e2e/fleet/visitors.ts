/** Visitors of a fleet: they read pages, call, and buy, all the time; what each was answered is kept. */
import { get } from 'node:http';
import { Buyer } from '../support/buyer.ts';
import type { Fleet } from './fleet.ts';

export type Errand = 'page' | 'call' | 'purchase';

export interface Seen {
  errand: Errand;
  /** Milliseconds of the clock when it was asked, and when it was over. */
  began: number;
  ended: number;
  /** What went wrong for the visitor; undefined: nothing. */
  wrong?: string;
}

const pages = ['/es/', '/es/vinos', '/es/visitas', '/es/club', '/en/wines', '/es/contacto'];
const calls = ['/api/catalogue/products/?brand=montelar&language=es', '/api/ecom/basket/', '/api/site/montelar/'];

export class Visitors {
  readonly seen: Seen[] = [];
  /** Numbers of the orders that their buyers were told of. */
  readonly orders: string[] = [];
  readonly #fleet: Fleet;
  readonly #closing = new AbortController();
  readonly #all: Promise<void>[];

  constructor(fleet: Fleet, { pause = 40 } = {}) {
    this.#fleet = fleet;
    this.#all = [
      this.#again('page', pause, (turn) => this.#read(pages[turn % pages.length] ?? '')),
      this.#again('page', pause, (turn) => this.#read(pages[(turn * 5 + 3) % pages.length] ?? '')),
      this.#again('call', pause, (turn) => this.#read(calls[turn % calls.length] ?? '')),
      this.#again('purchase', pause, () => this.#buy()),
    ];
  }

  /** They go, when what each was about is over. */
  async leave(): Promise<void> {
    this.#closing.abort();
    await Promise.all(this.#all);
  }

  async #again(errand: Errand, pause: number, run: (turn: number) => Promise<string | undefined>): Promise<void> {
    for (let turn = 0; !this.#closing.signal.aborted; turn += 1) {
      const began = Date.now();
      const wrong = await run(turn).catch((error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error)));
      this.seen.push({ errand, began, ended: Date.now(), ...(wrong !== undefined && { wrong }) });
      await new Promise((done) => setTimeout(done, pause));
    }
  }

  #read(path: string): Promise<string | undefined> {
    const { port } = new URL(this.#fleet.origin);
    return new Promise((done, fail) => {
      const sent = get({ host: '127.0.0.1', port, path, headers: { host: `localhost:${port}` }, agent: false, timeout: 30_000 }, (answer) => {
        answer.resume();
        answer.once('error', fail);
        answer.once('end', () => done(answer.statusCode === 200 ? undefined : String(answer.statusCode)));
      });
      sent.once('timeout', () => sent.destroy(new Error('no answer in 30 s')));
      sent.once('error', fail);
    });
  }

  async #buy(): Promise<string | undefined> {
    const { port } = new URL(this.#fleet.origin);
    const buyer = new Buyer(`http://localhost:${port}`);
    const added = await buyer.add('MON-CRI-2021-75');
    if (added.status !== 200) return `add ${added.status}`;
    const intent = await buyer.intent();
    if (intent.status !== 200) return `intent ${intent.status}`;
    const confirmed = await new Buyer(this.#fleet.provider.montelar).confirm(intent.body);
    if (confirmed.status !== 200) return `card ${confirmed.status}`;
    const order = await buyer.capture(intent.body.payment_intent_id);
    if (order.status !== 200) return `capture ${order.status}`;
    this.orders.push(order.body.number);
    return undefined;
  }
}

/** What visitors saw of an errand between two moments: how many went wrong, how, and from the first to the last of them. */
export function summary(
  seen: readonly Seen[],
  errand: Errand,
  [from, to]: [number, number],
): { all: number; wrong: number; how: string; seconds: number; slowest: number } {
  const own = seen.filter((one) => one.errand === errand && one.ended >= from && one.began <= to);
  const wrong = own.filter((one) => one.wrong !== undefined);
  const seconds = wrong.length === 0 ? 0 : (Math.max(...wrong.map(({ ended }) => ended)) - Math.min(...wrong.map(({ began }) => began))) / 1000;
  const slowest = Math.max(0, ...own.map(({ began, ended }) => ended - began)) / 1000;
  return { all: own.length, wrong: wrong.length, how: [...new Set(wrong.map((one) => one.wrong))].join(', '), seconds, slowest };
}
