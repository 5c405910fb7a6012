import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { type IntentHold, unlessHeld, whileHeld } from '../payments/index.ts';
import { holdOf } from './open-payment.ts';
import { readyToPay } from './testing/buying.ts';
import { describeShop } from './testing/shop.ts';

afterEach(() => void vi.useRealTimers());

/** A hold as a row keeps it, by the clock of these tests. */
function inMemory(): IntentHold {
  let row = { owner: '', until: 0 };
  return {
    async take(owner, seconds) {
      if (row.until > Date.now() && row.owner !== owner) return false;
      row = { owner, until: Date.now() + seconds * 1000 };
      return true;
    },
    async release(owner) {
      if (row.owner === owner) row = { owner: '', until: 0 };
    },
  };
}

test('fault "a hold of 20 s for work of 32 s": it lasts as long as what is done under it, and nobody else gets in', async () => {
  vi.useFakeTimers();
  const hold = inMemory();
  const { promise, resolve } = Promise.withResolvers<void>();
  const slow = whileHeld(hold, () => promise);
  for (let second = 0; second < 40; second += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    expect(await unlessHeld(hold, async () => 'in')).toBeNull();
  }
  resolve();
  await slow;
  expect(await unlessHeld(hold, async () => 'in')).toBe('in');
});

describeShop('the hold of an order intent', (shop) => {
  test('it is prolonged and let go of by its owner alone; one that ran out goes to the next', async () => {
    const { intent } = await readyToPay(shop());
    const [row] = await shop().rows<{ id: string }>(sql`select id from order_intent where payment_intent_id = ${intent.payment_intent_id}`);
    const hold = holdOf(shop().api.context.db, row?.id ?? '');
    const [first, second] = [randomUUID(), randomUUID()];
    expect(await hold.take(first, 15)).toBe(true);
    expect([await hold.take(second, 15), await hold.take(first, 15)]).toEqual([false, true]);
    await hold.release(second);
    expect(await hold.take(second, 15)).toBe(false);
    await shop().rows(sql`update order_intent set busy_until = now() where id = ${row?.id}`);
    expect(await hold.take(second, 15)).toBe(true);
    await hold.release(first);
    expect(await hold.take(first, 15)).toBe(false);
    await hold.release(second);
    expect(await hold.take(first, 15)).toBe(true);
  });
});
