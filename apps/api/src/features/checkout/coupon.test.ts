import type { components } from '@parral/api-spec';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Visitor } from '../../testing/visitor.ts';
import { add, boughtOrder, capture, intend, pay, wines } from './testing/buying.ts';
import { describeShop, type Failure } from './testing/shop.ts';

type Basket = components['schemas']['Basket'];

/** The whole of it, twenty times 200 buyers: RUSH=full. */
const isFull = process.env['RUSH'] === 'full';

describeShop('discount codes from basket to order (specification section 8)', (shop) => {
  const apply = <B = Basket>(visitor: Visitor, code: string) => visitor.post<B>('/api/ecom/basket/apply_voucher/', { code });
  const make = (code: string, more: { percent?: number; cents?: number; uses?: number; max?: number | null; active?: boolean; until?: string } = {}) =>
    shop().rows(sql`insert into coupon (code, percent, amount_cents, active, uses, max_uses, valid_until)
      values (${code}, ${more.cents === undefined ? (more.percent ?? 10) : null}, ${more.cents ?? null}, ${more.active ?? true}, ${more.uses ?? 0}, ${more.max ?? null}, ${more.until ?? null})
      on conflict (code) do update set uses = excluded.uses, max_uses = excluded.max_uses`);
  const uses = async (code: string) => (await shop().rows<{ uses: number }>(sql`select uses from coupon where code = ${code}`))[0]?.uses;

  test('each state has its code, and a refused code leaves the one that is there', async () => {
    await make('BUENO');
    await make('PARADO', { active: false });
    await make('VIEJO', { until: '2020-01-01' });
    await make('GASTADO', { uses: 3, max: 3 });
    const visitor = shop().api.visitor();
    await add(visitor, wines.paramo, 2);
    await apply(visitor, 'BUENO');
    const refused = await Promise.all(['NADA', 'PARADO', 'VIEJO', 'GASTADO'].map((code) => apply<Failure>(visitor, code)));
    expect(refused.map(({ status, body }) => `${status} ${body.detail}`)).toEqual([
      '400 VOUCHER_DOESNT_EXIST',
      '400 VOUCHER_INACTIVE',
      '400 VOUCHER_EXPIRED',
      '400 VOUCHER_ALREADY_USED',
    ]);
    expect((await visitor.get<Basket>('/api/ecom/basket/')).body.vouchers).toEqual([{ code: 'BUENO', discount: 11.6 }]);
  });

  test('one code at a time: another good one takes its place, the discount stands in the order', async () => {
    await make('DIEZ');
    await make('VEINTE', { percent: 20 });
    const visitor = shop().api.visitor();
    await add(visitor, wines.paramo, 2);
    await apply(visitor, 'DIEZ');
    const { body } = await apply(visitor, 'VEINTE');
    expect(body).toMatchObject({
      vouchers: [{ code: 'VEINTE', discount: 23.2 }],
      lines: [{ vouchers_discount_per_unit: 11.6, total_price: 116 }],
      total_price: 92.8,
    });
    const { token } = await boughtOrder(shop(), {}, {}, visitor);
    const order = (await shop().api.visitor().get<components['schemas']['Order']>(`/api/ecom_order/order/${token}/`)).body;
    expect(order).toMatchObject({ vouchers_discount: 23.2, lines: [{ discount_per_unit: 11.6, total_price: 92.8 }] });
    expect([await uses('DIEZ'), await uses('VEINTE')]).toEqual([0, 1]);
    expect((await visitor.get<Basket>('/api/ecom/basket/')).body.vouchers).toEqual([]);
  });

  test('fault "10.02 for a coupon of 10.00": 10.00 € off three bottles are 10.00 €, in the basket, the order and the books', async () => {
    await make('DIEZEUROS', { cents: 1000 });
    const visitor = shop().api.visitor();
    await add(visitor, wines.paramo, 3);
    const { body } = await apply(visitor, 'DIEZEUROS');
    expect(body).toMatchObject({
      subtotal: 174,
      vouchers_discount: 10,
      vouchers: [{ code: 'DIEZEUROS', discount: 10 }],
      lines: [{ vouchers_discount: 10, vouchers_discount_per_unit: 3.333333, total_price: 174 }],
      total_price: 164,
    });
    const { token } = await boughtOrder(shop(), {}, {}, visitor);
    const order = (await shop().api.visitor().get<components['schemas']['Order']>(`/api/ecom_order/order/${token}/`)).body;
    expect(order).toMatchObject({ vouchers_discount: 10, total_price: 164, lines: [{ discount_per_unit: 3.333333, total_price: 164 }] });
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('fault "coupon stuck after a decline": a declined card takes no use, and the same basket buys with its code', async () => {
    await make('SOLA', { max: 1 });
    const visitor = shop().api.visitor();
    await add(visitor, wines.paramo);
    await apply(visitor, 'SOLA');
    const intent = await intend(visitor);
    await expect(pay(shop(), intent.body.payment_intent_id, 'pm_card_chargeDeclined')).rejects.toMatchObject({ type: 'StripeCardError' });
    expect((await capture<Failure>(visitor, intent.body.payment_intent_id)).body.detail).toBe('PAYMENT_NOT_AUTHORISED');
    expect(await uses('SOLA')).toBe(0);
    expect((await apply(visitor, 'SOLA')).status).toBe(200);
    expect((await intend(visitor)).body).toMatchObject({ payment_intent_id: intent.body.payment_intent_id, total_price: intent.body.total_price });
    await pay(shop(), intent.body.payment_intent_id);
    expect((await capture(visitor, intent.body.payment_intent_id)).status).toBe(200);
    expect(await uses('SOLA')).toBe(1);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('a code that was used up between intent and payment: refused, nothing charged, and the next intent is without it', async () => {
    await make('CARRERA', { max: 1 });
    const visitor = shop().api.visitor();
    await add(visitor, wines.paramo);
    await apply(visitor, 'CARRERA');
    const intent = await intend(visitor);
    await make('CARRERA', { uses: 1, max: 1 });
    Object.assign(shop().sandbox.settings, { drop: 1 });
    await pay(shop(), intent.body.payment_intent_id);
    expect(await capture<Failure>(visitor, intent.body.payment_intent_id)).toMatchObject({ status: 400, body: { detail: 'VOUCHER_ALREADY_USED' } });
    await shop().mails();
    expect(shop().ledger().get(intent.body.payment_intent_id)).toMatchObject({ captured: 0, authorised: 0 });
    expect(await intend<Failure>(visitor, { total_seen: intent.body.total_price })).toMatchObject({ status: 409, body: { detail: 'PRICE_CHANGED' } });
    expect((await intend(visitor)).body.total_price).toBe(64.5);
    await make('CARRERA', { uses: 0, max: 1 });
  });

  test(`one code with one use left and ${isFull ? 200 : 60} parallel buyers: exactly one discount${isFull ? ', twenty times' : ''}`, async () => {
    Object.assign(shop().sandbox.settings, { drop: 1 });
    const [rounds, buyers] = shop().api.kind === 'postgres' && isFull ? [20, 200] : [1, isFull ? 200 : 60];
    for (let round = 0; round < rounds; round += 1) {
      const code = `RUSH${round}`;
      await make(code, { max: 1 });
      await shop().stock(wines.paramo, buyers);
      const ready = await Promise.all(
        Array.from({ length: buyers }, async () => {
          const visitor = shop().api.visitor();
          await add(visitor, wines.paramo);
          await apply(visitor, code);
          const { body } = await intend(visitor);
          await pay(shop(), body.payment_intent_id);
          return { visitor, id: body.payment_intent_id, total: body.total_price };
        }),
      );
      expect(new Set(ready.map(({ total }) => total))).toEqual(new Set([58.7]));
      const answers = await Promise.all(ready.map(({ visitor, id }) => capture<Failure>(visitor, id)));
      const said = answers.map(({ status, body }) => (status === 200 ? 'bought' : `${status} ${body.detail}`));
      expect(said.filter((answer) => answer === 'bought')).toHaveLength(1);
      expect(said.filter((answer) => answer === '400 VOUCHER_ALREADY_USED')).toHaveLength(buyers - 1);
      expect(await uses(code)).toBe(1);
      expect(await shop().rows(sql`select count(*)::integer as orders from coupon_use where code = ${code}`)).toEqual([{ orders: 1 }]);
      // The authorisations of the others are given back, a batch of the outbox after the other.
      for (let turn = 0; turn < 20; turn += 1) await shop().api.context.outbox.drain();
      const ledger = shop().ledger();
      expect(ready.filter(({ id }) => (ledger.get(id)?.captured ?? 0) > 0)).toHaveLength(1);
      expect(ready.filter(({ id }) => (ledger.get(id)?.authorised ?? 0) > 0)).toEqual([]);
    }
    expect(await shop().failedChecks()).toEqual([]);
  }, 600_000);
});
