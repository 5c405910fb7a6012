import type { components } from '@parral/api-spec';
import { basketTotals, shippingCost, toCents, type CouponValue } from '@parral/rules';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeOnBoth } from '../../testing/with-api.ts';
import type { Visitor } from '../../testing/visitor.ts';

type Basket = components['schemas']['Basket'];
const skus = ['ORI-PAR-2019-75', 'MON-PAL-2019-75', 'MON-PAL-2019-150', 'RESERVA-2019-75'] as const;
const coupons: Record<string, CouponValue> = {
  'P-7': { kind: 'percent', percent: 7 },
  'P-33': { kind: 'percent', percent: 33 },
  'A-1': { kind: 'amount', amount: 1 },
  'A-999': { kind: 'amount', amount: 999 },
  'A-90000': { kind: 'amount', amount: 90_000 },
};
const tariffs = { ES: { price: 650, freeFrom: 15_000 }, IE: { price: 2400, freeFrom: null } } as const;
const path = '/api/ecom/basket/';

/** A change that a tab makes: units of a sku are added, set or taken out. */
type Change = { kind: 'add' | 'set'; sku: (typeof skus)[number]; quantity: number } | { kind: 'remove'; sku: (typeof skus)[number] };
const sku = fc.constantFrom(...skus);
const quantity = fc.integer({ min: 1, max: 11 });
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: fc.constantFrom('add' as const, 'set' as const), sku, quantity }),
  fc.record({ kind: fc.constant('remove' as const), sku }),
);
type State = Readonly<Record<string, number>>;

/** What a change makes of a basket, by the words of the specification: between 1 and 10 of a line, what is refused changes nothing. */
function applied(state: State, step: Change): State {
  const held = state[step.sku];
  if (step.kind === 'remove') return Object.fromEntries(Object.entries(state).filter(([name]) => name !== step.sku));
  if (step.kind === 'set' && held === undefined) return state;
  const wanted = step.kind === 'add' ? (held ?? 0) + step.quantity : step.quantity;
  return wanted > 10 ? state : { ...state, [step.sku]: wanted };
}

function orders<T>(list: readonly T[]): T[][] {
  if (list.length <= 1) return [[...list]];
  return list.flatMap((first, index) => orders(list.toSpliced(index, 1)).map((rest) => [first, ...rest]));
}

describeOnBoth('random baskets', (api) => {
  const stateOf = ({ lines }: Basket): State => Object.fromEntries(lines.map((line) => [line.product.id, line.quantity]));
  const plenty = () => api().context.db.execute(sql`update stock set on_hand = allocated + 500`);
  const perform = async (tab: Visitor, step: Change, lineIds: ReadonlyMap<string, string>) => {
    if (step.kind === 'add') return tab.post(`${path}add_product/`, { product_id: step.sku, quantity: step.quantity });
    const id = lineIds.get(step.sku) ?? '00000000-0000-4000-8000-000000000000';
    return step.kind === 'set' ? tab.post(`${path}update_lines/`, { lines: [[id, step.quantity]] }) : tab.delete(`${path}lines/${id}/`);
  };
  const idsOf = async (tab: Visitor) => new Map((await tab.get<Basket>(path)).body.lines.map((line) => [line.product.id, line.id]));

  test('error "cent drift": every total is the sum of its lines in cents, and the rules that the screen has give the same', async () => {
    await plenty();
    for (const [code, value] of Object.entries(coupons))
      await api().context.db.execute(
        sql`insert into coupon (code, percent, amount_cents, active, uses) values (${code}, ${value.kind === 'percent' ? value.percent : null}, ${value.kind === 'amount' ? value.amount : null}, true, 0) on conflict do nothing`,
      );
    const given = fc.record({
      lines: fc.uniqueArray(fc.record({ sku, quantity: fc.integer({ min: 1, max: 10 }) }), { selector: (line) => line.sku, minLength: 1 }),
      code: fc.option(fc.constantFrom(...Object.keys(coupons))),
      country: fc.option(fc.constantFrom('ES' as const, 'IE' as const)),
    });
    await fc.assert(
      fc.asyncProperty(given, async ({ lines, code, country }) => {
        const visitor = api().visitor();
        for (const line of lines) await visitor.post(`${path}add_product/`, { product_id: line.sku, quantity: line.quantity });
        if (code !== null) await visitor.post(`${path}apply_voucher/`, { code });
        const { body } = await visitor.get<Basket>(country === null ? path : `${path}?shippingCountryCode=${country}`);
        const shown = body.lines.map((line) => ({
          unitPrice: toCents(line.product.price_with_discount),
          quantity: line.quantity,
          vatPercent: 21,
          off: toCents(line.vouchers_discount),
          total: toCents(line.total_price),
        }));
        const subtotal = shown.reduce((sum, line) => sum + line.total, 0);
        const discount = shown.reduce((sum, line) => sum + line.off, 0);
        expect(shown.every((line) => line.total === line.unitPrice * line.quantity)).toBe(true);
        expect([toCents(body.subtotal), toCents(body.vouchers_discount)]).toEqual([subtotal, discount]);
        expect(toCents(body.total_price)).toBe(subtotal - discount + toCents(body.shipping_incl_tax ?? 0));
        const shipping = shippingCost('home', country === null ? null : tariffs[country], subtotal);
        const rules = basketTotals({ lines: shown, coupon: code === null ? null : (coupons[code] ?? null), shipping, shippingVatPercent: 21 });
        expect(rules).toMatchObject({
          subtotal,
          vouchersDiscount: discount,
          shipping: body.shipping_incl_tax === null ? null : toCents(body.shipping_incl_tax),
          total: toCents(body.total_price),
          tax: toCents(body.tax),
        });
      }),
      { numRuns: 40 },
    );
  });

  test('two tabs, one change after the other in any interleaving: the basket is what the changes make, the same in both', async () => {
    await plenty();
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(change, fc.boolean()), { minLength: 1, maxLength: 10 }), async (steps) => {
        const [first, second] = await tabs();
        let expected: State = { [skus[0]]: 1 };
        for (const [step, inSecond] of steps) {
          const tab = inSecond ? second : first;
          await perform(tab, step, await idsOf(tab));
          expected = applied(expected, step);
        }
        expect(stateOf((await first.get<Basket>(path)).body)).toEqual(expected);
        expect((await second.get<Basket>(path)).body).toEqual((await first.get<Basket>(path)).body);
      }),
      { numRuns: 20 },
    );
  });

  test('two tabs at the same moment: the basket is what some order of the changes makes, the same in both', async () => {
    await plenty();
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 2, maxLength: 4 }), async (steps) => {
        const [first, second] = await tabs();
        for (const name of skus.slice(1)) await first.post(`${path}add_product/`, { product_id: name, quantity: 2 });
        const begin = stateOf((await first.get<Basket>(path)).body);
        const ids = await idsOf(first);
        await Promise.all(steps.map((step, index) => perform(index % 2 === 0 ? first : second, step, ids)));
        // A line that was taken out and added again is another one: a quantity set by its old id is refused.
        const possible = orders(steps).map((order) => ended(begin, order));
        expect(possible).toContainEqual(stateOf((await first.get<Basket>(path)).body));
        expect((await second.get<Basket>(path)).body).toEqual((await first.get<Basket>(path)).body);
      }),
      { numRuns: 30 },
    );
  });

  /** The state that an order of changes ends in, where `set` and `remove` speak of the lines that were there at the beginning. */
  function ended(begin: State, steps: readonly Change[]): State {
    const gone = new Set<string>();
    let state = begin;
    for (const step of steps) {
      if (step.kind !== 'add' && gone.has(step.sku)) continue;
      state = applied(state, step);
      if (step.kind === 'remove') gone.add(step.sku);
    }
    return state;
  }

  /** Two tabs of one visitor whose basket holds one bottle. */
  async function tabs(): Promise<[Visitor, Visitor]> {
    const first = api().visitor();
    await first.post(`${path}add_product/`, { product_id: skus[0], quantity: 1 });
    const second = api().visitor();
    for (const [name, value] of first.cookies) second.cookies.set(name, value);
    return [first, second];
  }
});
