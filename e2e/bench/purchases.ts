/** How many baskets and whole purchases a second one process takes. */
import { Buyer } from '../support/buyer.ts';
import { type Figure, median } from './figures.ts';
import type { Pace } from './pace.ts';

/** Runs `one` from `parallel` buyers at once for the given time; the rate, and the latencies of each run. */
async function rate(parallel: number, seconds: number, one: () => Promise<void>): Promise<{ perSecond: number; latencies: number[] }> {
  const latencies: number[] = [];
  const end = performance.now() + seconds * 1000;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      while (performance.now() < end) {
        const at = performance.now();
        await one();
        latencies.push(performance.now() - at);
      }
    }),
  );
  return { perSecond: latencies.length / ((performance.now() - started) / 1000), latencies };
}

const p99 = (values: number[]) => Math.round([...values].sort((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? Number.NaN);

/** What an estate's database is, and how many orders a second it is to take. */
export const databases = {
  postgres: { name: '', what: 'PostgreSQL that waits for the disk', orders: 100 },
  embedded: { name: ', embedded', what: 'the embedded database in a thread of the same process', orders: 40 },
} as const;

/** `products` are skus that anybody may buy, with plenty in stock. Throws when a call is refused. */
export async function measurePurchases(
  origin: string,
  products: readonly string[],
  { name, what, orders }: (typeof databases)[keyof typeof databases],
  { warmUpSeconds, purchaseSeconds }: Pace,
): Promise<Figure[]> {
  let turn = 0;
  const product = () => products[turn++ % products.length] ?? '';
  const must = (status: number, what: string, body: unknown) => {
    if (status !== 200) throw new Error(`${what} answered ${status}: ${JSON.stringify(body)}`);
  };
  const visitors = Array.from({ length: 400 }, () => new Buyer(origin));
  const add = async () => {
    const answer = await visitors[turn % visitors.length]!.add(product());
    if (answer.status !== 406) must(answer.status, 'add_product', answer.body);
  };
  await rate(16, warmUpSeconds, add);
  const adds = await rate(16, purchaseSeconds, add);

  const buy = async () => {
    const answer = await new Buyer(origin).buy(product());
    must(answer.status, 'a purchase', answer.body);
  };
  await rate(8, warmUpSeconds, buy);
  const purchases = await rate(8, purchaseSeconds, buy);
  const how = (parallel: number) => `${parallel} buyers at once over HTTP from one process on the same cores, ${what}`;
  return [
    {
      name: `add to basket${name}`,
      value: Math.round(adds.perSecond),
      unit: 'requests/s',
      how: how(16),
      ...(name === '' && { goal: { atLeast: 800 } }),
      beside: { 'p50 ms': Math.round(median(adds.latencies)), 'p99 ms': p99(adds.latencies) },
    },
    {
      name: `full checkout${name}`,
      value: Math.round(purchases.perSecond),
      unit: 'orders/s',
      how: `${how(8)}; add, intent, card, capture, sandbox in a thread of the same process`,
      goal: { atLeast: orders },
      beside: { 'p50 ms': Math.round(median(purchases.latencies)), 'p99 ms': p99(purchases.latencies) },
    },
  ];
}
