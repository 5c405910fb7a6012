import { Agent, get } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, counted, type PlaceUnderLoad, purchase } from './place-under-load.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 256 });
const pages = ['/es/', '/es/vinos', '/es/visitas', '/es/club', '/en/wines', '/es/contacto'];
const calls = [
  '/api/catalogue/products/?brand=montelar&language=es',
  '/api/ecom/basket/',
  '/api/site/montelar/',
  '/api/experience/?brand=montelar&language=es',
];
/** One request in so many is a purchase, which is four. */
const purchaseEvery = 50;
/** Requests are sent so often, in milliseconds, whether those before are answered or not. */
const tickMs = 20;

export interface MixedLoad {
  perSecond: number;
  seconds: number;
  /** The card provider goes away after so many seconds, and comes back after so many. */
  away: { after: number; until: number; go(): Promise<unknown>; comeBack(): Promise<unknown> };
  /** Told at the end of each minute how it went: a run of an hour is looked at while it runs. */
  onMinute?(minute: { answered: number; p50: number; p99: number; providerAway: boolean }): void;
}

export interface MixedReport {
  browsed: number;
  /** What was wrong with pages and calls, and how often. */
  browsingWrong: Record<string, number>;
  /** Of all pages and calls, in milliseconds. */
  p99: number;
  /** By how much this process itself was late, in milliseconds: a p99 near it says nothing of the servers. */
  ownDelayP99: number;
  p99ByAddress: Record<string, number>;
  /** Ends of purchases that were begun while the provider was there, and of those while it was away or about to go. */
  purchases: { there: Record<string, number>; away: Record<string, number> };
}

/** Must show: "500 requests/s mixed …, with Stripe away for 10 minutes of it (browsing 100 %, every payment settled afterwards)". */
export async function mixedLoad(place: PlaceUnderLoad, sku: string, { perSecond, seconds, away, onMinute }: MixedLoad): Promise<MixedReport> {
  // Fault: an hour sold the last bottle after five minutes, and bought nothing while the provider was away.
  await ask(place, 'update stock set on_hand = allocated + $2 where sku = $1', [sku, perSecond * seconds]);
  const latencies = new Map<string, number[]>();
  const wrong: string[] = [];
  const bought = { there: [] as string[], away: [] as string[] };
  const underWay = new Set<Promise<unknown>>();
  const ownDelay = monitorEventLoopDelay({ resolution: 5 });
  ownDelay.enable();
  const began = performance.now();
  const elapsed = () => (performance.now() - began) / 1000;
  const follow = (work: Promise<unknown>) => {
    const followed = work.finally(() => underWay.delete(followed));
    underWay.add(followed);
  };
  let sent = 0;
  let isAway = false;
  let ofMinute: number[] = [];
  const clock = setInterval(() => {
    onMinute?.({ answered: ofMinute.length, p50: percentile(ofMinute, 0.5), p99: percentile(ofMinute, 0.99), providerAway: isAway });
    ofMinute = [];
  }, 60_000);
  const incident = (async () => {
    await pause(away.after * 1000);
    isAway = true;
    await away.go();
    await pause((away.until - away.after) * 1000);
    await away.comeBack();
    isAway = false;
  })();

  async function browse(path: string): Promise<void> {
    const at = performance.now();
    const outcome = await read(place, path);
    const [address = ''] = path.split('?');
    const ofAddress = latencies.get(address) ?? [];
    latencies.set(address, ofAddress);
    const took = performance.now() - at;
    ofAddress.push(took);
    ofMinute.push(took);
    if (outcome !== '200') wrong.push(`${address} ${outcome}`);
  }
  async function buy(): Promise<void> {
    const atItsBegin = isAway;
    const { outcome } = await purchase(place, sku);
    bought[atItsBegin || isAway ? 'away' : 'there'].push(outcome);
  }

  while (elapsed() < seconds) {
    for (const due = Math.floor(elapsed() * perSecond); sent < due; sent += 1) {
      if (sent % purchaseEvery === 0) follow(buy());
      else follow(browse(sent % 4 === 0 ? (calls[(sent / 4) % calls.length] ?? '') : (pages[sent % pages.length] ?? '')));
    }
    await pause(tickMs);
  }
  await incident;
  await Promise.all(underWay);
  clearInterval(clock);
  const all = [...latencies.values()].flat();
  return {
    browsed: all.length,
    browsingWrong: counted(wrong),
    p99: percentile(all, 0.99),
    ownDelayP99: Math.round(ownDelay.percentile(99) / 1e6),
    p99ByAddress: Object.fromEntries([...latencies].map(([address, each]) => [address, percentile(each, 0.99)])),
    purchases: { there: counted(bought.there), away: counted(bought.away) },
  };
}

function percentile(milliseconds: readonly number[], part: number): number {
  return Math.round(milliseconds.toSorted((a, b) => a - b)[Math.floor(milliseconds.length * part)] ?? Number.NaN);
}

function read({ origin }: PlaceUnderLoad, path: string): Promise<string> {
  const { port } = new URL(origin);
  return new Promise((done) => {
    const sent = get({ agent, host: '127.0.0.1', port, path, headers: { host: `localhost:${port}` }, timeout: 30_000 }, (answer) => {
      answer.resume();
      answer.once('error', (error) => done(error.message));
      answer.once('end', () => done(String(answer.statusCode)));
    });
    sent.once('timeout', () => sent.destroy(new Error('no answer in 30 s')));
    sent.once('error', (error) => done(error.message));
  });
}
