import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { payAtBank } from './testing/at-bank.ts';
import { capture, pay, readyToPay, wines } from './testing/buying.ts';
import { describeShop, type Failure } from './testing/shop.ts';

const buyers = 200;
const bottles = 50;

describeShop('a rush', (shop) => {
  test('200 parallel buyers for 50 bottles, half by card and half at their bank: exactly 50 orders, no 5xx, nobody else charged in the end', async () => {
    // All of them get as far as paying, and none is served by the webhook before the others are there.
    Object.assign(shop().sandbox.settings, { drop: 1 });
    await shop().stock(wines.paramo, buyers);
    const ready = await Promise.all(Array.from({ length: buyers }, () => readyToPay(shop())));
    await Promise.all(ready.map(({ intent }, index) => (index % 2 === 0 ? pay : payAtBank)(shop(), intent.payment_intent_id)));
    await shop().stock(wines.paramo, bottles);
    const answers = await Promise.all(ready.map(({ visitor, intent }) => capture(visitor, intent.payment_intent_id)));
    const won = new Set(ready.filter((_, index) => answers[index]?.status === 200).map(({ intent }) => intent.payment_intent_id));
    expect(answers.filter(({ status }) => status !== 200 && status !== 409).map(({ body }) => body)).toEqual([]);
    expect(won.size).toBe(bottles);
    await shop().api.context.outbox.drain();
    const ledger = shop().ledger();
    const charged = [...ledger.values()].filter((payment) => payment.captured > payment.refunded).map((payment) => payment.id);
    expect(new Set(charged)).toEqual(won);
    // What a bank had taken for nothing went back whole, and was said; of cards nothing was taken.
    const returned = [...ledger.values()].filter((payment) => payment.refunded > 0);
    expect(returned.every((payment) => payment.refunded === payment.captured)).toBe(true);
    const said = answers.flatMap(({ body }) => ((body as Partial<Failure>).refunded === undefined ? [] : [body]));
    expect(said).toHaveLength(returned.length);
    expect(won.size + returned.length).toBeGreaterThanOrEqual(buyers / 2);
    expect([...ledger.values()].filter((payment) => payment.authorised > 0)).toEqual([]);
    expect(await shop().rows(sql`select on_hand - allocated as left, allocated from stock where sku = ${wines.paramo}`)).toEqual([
      { left: 0, allocated: bottles },
    ]);
    expect(await shop().rows(sql`select count(*)::integer as orders from shop_order`)).toEqual([{ orders: bottles }]);
    expect(await shop().failedChecks()).toEqual([]);
  }, 240_000);
});
