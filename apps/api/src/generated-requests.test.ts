/**
 * Must show: "100,000 generated requests from the description (0 × 5xx)"; `npm run campaign -- requests`. In `npm test` a few hundred on
 * each database. `SEED` shows a run again, `REQUESTS` says how many.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, capture, intend, orderForm, pay, wines } from './features/checkout/testing/buying.ts';
import { bookedVisit, slotIn } from './features/booking/testing/booking.ts';
import { openShop, type Shop } from './features/checkout/testing/shop.ts';
import { atOffice } from './features/staff/testing/office.ts';
import { KnownValues } from './testing/generated/known-values.ts';
import { type GeneratedRequest, operations, requests } from './testing/generated/requests.ts';
import type { Visitor } from './testing/visitor.ts';

const count = Number(process.env['REQUESTS'] ?? 400);
const seed = Number(process.env['SEED'] ?? 20_261_123);
/** Drawn at once, each with the next seed. */
const batch = 400;

interface Acquaintance {
  known: KnownValues;
  visitor: Visitor;
  member: Visitor;
  owner: Visitor;
}

/** A visitor and a member who have been here before, an owner at the office, and what the server knows by name. */
async function acquainted(shop: Shop): Promise<Acquaintance> {
  const known = new KnownValues();
  known.learn({ brand: ['alba', 'brisa'], site: ['alba', 'brisa'], language: ['es', 'en'], country: 'ES', month: 12, year: 2026, ...orderForm() });
  const all = { known, visitor: shop.api.visitor(), member: await shop.member(), owner: (await atOffice(shop.api, 'owner')).visitor };
  await comeAgain(shop, all);
  return all;
}

/** Both buy, somebody books a visit, a group asks for one; and whatever can be read is read. Nothing of it has to succeed: a day may be closed by now. */
async function comeAgain(shop: Shop, { known, visitor, member, owner }: Acquaintance): Promise<void> {
  for (const who of [visitor, member]) {
    await add(who, wines.paramo, 2);
    const { body: intent } = await intend(who);
    known.learn(intent);
    await pay(shop, intent.payment_intent_id).catch(() => undefined);
    known.learn((await capture(who, intent.payment_intent_id)).body);
    await add(who, wines.magnum);
  }
  const booked = await bookedVisit(shop, await slotIn(shop, 40), [2, 1]).catch(() => undefined);
  known.learn({ ...booked?.opened, token: booked?.token }, '/api/booking/');
  await visitor.post('/api/group_request/', { ...groupRequest, day: (await slotIn(shop, 50)).slice(0, 10) });
  // Twice: what can be read without knowing anything, and then what can be read by knowing that.
  for (const reader of [visitor, member])
    for (const { path } of operations.filter((one) => one.method === 'get' && !/openapi|metrics/.test(one.path))) {
      const address = path.replaceAll(/\{(\w+)\}/g, (whole, name: string, at: number) =>
        encodeURIComponent(String([...known.of(path.slice(0, at) + whole), ...known.of(name)].at(-1) ?? 'x')),
      );
      const isOffice = path.startsWith('/api/office/');
      const { status, body } = await (isOffice ? owner : reader).get(isOffice ? address : `${address}?language=es&brand=alba&site=alba`);
      if (status === 200) known.learn(body, path);
    }
}

const groupRequest = {
  captcha_key: 'solved',
  consent_date: '2026-11-21T10:00:00Z',
  experience_id: '2',
  people: 34,
  wish: 'Una boda',
  name: 'Ana Gil',
  email: 'ana@example.com',
  phone_number: '+34600112233',
  web_language: 'en',
  site: 'alba',
};

describe.each(['pglite', 'postgres'] as const)('requests made up from the description, on %s', (kind) => {
  test(`fault "5xx for what somebody sends": ${count} from seed ${seed}, none of them fails`, { timeout: 120_000 + count * 100 }, async () => {
    const errors: string[] = [];
    const shop = await openShop(kind, { logTarget: { write: (line) => void (/"level":(?:"error"|50)/.test(line) && errors.push(line)) } });
    try {
      const all = await acquainted(shop);
      const { known, visitor, member, owner } = all;
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
        if (first > 0) await comeAgain(shop, all);
        for (const request of fc.sample(requests(known.of), { seed: seed + first / batch, numRuns: Math.min(batch, count - first) })) {
          errors.length = 0;
          const from = sender[request.from]();
          const { status, text } = await sent(from, await withVersion(from, request));
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

/** The same with the version that is there now, as somebody sends it who has just looked. */
async function withVersion(from: Visitor, request: GeneratedRequest): Promise<GeneratedRequest> {
  const { readAt, body } = request;
  if (readAt === undefined || body === undefined || !body.includes('"version":')) return request;
  const version = /"version":("[^"]*")/.exec((await from.get(readAt)).text)?.[1];
  return version === undefined ? request : { ...request, body: body.replace(/"version":"[^"]*"/, () => `"version":${version}`) };
}
