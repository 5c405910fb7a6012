/**
 * Must show: "100,000 generated requests from the description (0 × 5xx)"; `npm run campaign -- requests`. In `npm test` a few hundred on
 * each database. `SEED` shows a run again, `REQUESTS` says how many.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, capture, intend, orderForm, pay, wines } from './features/checkout/testing/buying.ts';
import { openShop, type Shop } from './features/checkout/testing/shop.ts';
import { atOffice } from './features/staff/testing/office.ts';
import { KnownValues } from './testing/generated/known-values.ts';
import { type GeneratedRequest, operations, requests } from './testing/generated/requests.ts';
import type { Visitor } from './testing/visitor.ts';

const count = Number(process.env['REQUESTS'] ?? 400);
const seed = Number(process.env['SEED'] ?? 20_261_123);
/** Drawn at once, each with the next seed. */
const batch = 400;

/** What the server knows by name, a visitor and a member who have been here before, and an owner at the office. */
async function acquainted(shop: Shop): Promise<{ known: KnownValues; visitor: Visitor; member: Visitor; owner: Visitor }> {
  const known = new KnownValues();
  const visitor = shop.api.visitor();
  const member = await shop.member();
  known.learn({ brand: ['alba', 'brisa'], site: ['alba', 'brisa'], language: ['es', 'en'], country: 'ES', month: 12, year: 2026, ...orderForm() });
  for (const who of [visitor, member]) {
    await add(who, wines.paramo, 2);
    const { body: intent } = await intend(who);
    known.learn(intent);
    await pay(shop, intent.payment_intent_id);
    known.learn((await capture(who, intent.payment_intent_id)).body);
    await add(who, wines.magnum);
  }
  const { visitor: owner } = await atOffice(shop.api, 'owner');
  // Whatever can be read without knowing anything, and then what can be read by knowing that.
  for (const reader of [visitor, member])
    for (const { path, method } of operations.filter((one) => one.method === 'get' && !/openapi|metrics/.test(one.path))) {
      const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(known.of(name)[0] ?? 'x')));
      const { status, body } = await (path.startsWith('/api/office/') ? owner : reader).send(
        method.toUpperCase() as 'GET',
        `${address}?language=es&brand=alba&site=alba`,
        undefined,
        {},
      );
      if (status === 200) known.learn(body);
    }
  return { known, visitor, member, owner };
}

describe.each(['pglite', 'postgres'] as const)('requests made up from the description, on %s', (kind) => {
  test(`fault "5xx for what somebody sends": ${count} from seed ${seed}, none of them fails`, { timeout: 120_000 + count * 100 }, async () => {
    const errors: string[] = [];
    const shop = await openShop(kind, { logTarget: { write: (line) => void (/"level":(?:"error"|50)/.test(line) && errors.push(line)) } });
    try {
      const { known, visitor, member, owner } = await acquainted(shop);
      const sender = { nobody: () => shop.api.visitor(), visitor: () => visitor, member: () => member, owner: () => owner };
      const failures = new Map<string, unknown>();
      const statuses = new Map<number, number>();
      const say = (sent: number) =>
        console.log(`${sent} of ${count} requests on ${kind}: ${inWords(statuses)}; failures: ${JSON.stringify([...failures.values()])}`);
      for (let first = 0; first < count; first += batch) {
        // A long campaign says where it stands.
        if (first > 0 && first % 10_000 === 0) say(first);
        // Who was logged out by one of them, or ended, comes back; an owner as another one, and at once: half of what is asked is the office's.
        const back = await shop.member().catch(() => undefined);
        for (const [name, value] of back?.cookies ?? []) member.cookies.set(name, value);
        for (const request of fc.sample(requests(known.of), { seed: seed + first / batch, numRuns: Math.min(batch, count - first) })) {
          errors.length = 0;
          const { status, text } = await sent(sender[request.from](), request);
          if (status === 401 && request.from === 'owner')
            for (const [name, value] of (await atOffice(shop.api, 'owner')).visitor.cookies) owner.cookies.set(name, value);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          if (status >= 500 && request.operation !== 'getReady')
            failures.set(`${request.operation} ${status}`, {
              seed: seed + first / batch,
              ...request,
              answer: text.slice(0, 300),
              log: errors.map((line) => line.slice(0, 1_500)),
            });
        }
      }
      say(count);
      expect([...failures.values()]).toEqual([]);
      expect(await shop.failedChecks()).toEqual([]);
      // Requests that never get past the first check would show nothing.
      expect(statuses.get(200) ?? 0).toBeGreaterThan(count / 10);
    } finally {
      await shop.close();
    }
  });
});

const inWords = (statuses: ReadonlyMap<number, number>) =>
  [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, times]) => `${times} × ${status}`)
    .join(', ');

function sent(from: Visitor, { method, url, body }: GeneratedRequest) {
  return from.send(method, url, body, body === undefined ? {} : { headers: { 'content-type': 'application/json' } });
}
