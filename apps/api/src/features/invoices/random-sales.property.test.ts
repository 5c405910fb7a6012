import type { components } from '@parral/api-spec';
import { formatMoney } from '@parral/rules';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, boughtOrder, companyAddress, wines } from '../checkout/testing/buying.ts';
import { cases, importCases } from '../checkout/testing/cases.ts';
import { describeShop, type Shop } from '../checkout/testing/shop.ts';
import { refundOrder, StatusRefused } from '../orders/index.ts';
import { exportRecords } from './index.ts';
import { pdfText } from './testing/pdf-text.ts';
import { chainOf } from './testing/read-records.ts';

type Order = components['schemas']['Order'];

const sold = [wines.paramo, wines.magnum, wines.palomar, 'MON-BONO-VISITA', 'MON-BONO-ANY', cases.mixed] as const;
/** Prices by quantity, of a bottle that is sold alone and of one that is in the case too. */
const steps = { [wines.paramo]: [{ from: 3, price: 5333 }], [wines.magnum]: [{ from: 2, price: 7999 }] };
const anySale = fc.record({
  units: fc.tuple(fc.integer({ min: 1, max: 5 }), fc.nat(3), fc.nat(4), fc.nat(2), fc.nat(2), fc.nat(2)),
  couponCents: fc.option(fc.integer({ min: 1, max: 6_000 })),
  isCompany: fc.boolean(),
  refunds: fc.array(
    fc.oneof(fc.record({ cents: fc.integer({ min: 1, max: 9_000 }) }), fc.record({ sku: fc.constantFrom(...sold), units: fc.integer({ min: 1, max: 3 }) })),
    { maxLength: 3 },
  ),
  isGivenBack: fc.boolean(),
});

const cents = (amount: number | string) => Math.round(Number(amount) * 100);
const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0);

/** What one invoice comes to, in cents, by the page of the order, by its PDF and by the exported records; each is held against the others. */
async function invoicesOf(shop: Shop, token: string): Promise<{ order: Order; paid: number; tax: number[] }> {
  const { body: order } = await shop.api.visitor().get<Order>(`/api/ecom_order/order/${token}/`);
  const records = chainOf(await exportRecords(shop.api.context.db, undefined));
  const tax: number[] = [];
  for (const [at, { number, total, pdf_url: url }] of order.invoices.entries()) {
    const record = records.find((one) => one.number === number);
    if (record === undefined) throw new Error(`No record of ${number} was exported.`);
    expect(cents(record.total)).toBe(cents(total));
    expect(sum(record.rates.map(({ base, tax: vat }) => cents(base) + cents(vat)))).toBe(cents(total));
    expect(sum(record.rates.map((rate) => cents(rate.tax)))).toBe(cents(record.tax));
    tax.push(cents(record.tax));
    const taxed = record.rates.filter(({ percent }) => percent !== '').map((rate) => [Number(rate.percent), cents(rate.base), cents(rate.tax)]);
    const shown = order.tax_by_rate.filter((rate) => rate.rate_percent !== null).map((rate) => [rate.rate_percent, cents(rate.base), cents(rate.tax)]);
    // What the page says of VAT is what was sold: the first invoice says it too.
    expect(taxed).toEqual(at === 0 ? shown : taxed);
    const texts = pdfText((await shop.api.app.inject({ url })).rawPayload).flat();
    const from = texts.indexOf('Tipo de IVA');
    for (const rate of record.rates)
      expect(texts.slice(from)).toEqual(expect.arrayContaining([formatMoney(cents(rate.base)), formatMoney(cents(rate.tax || 0))]));
    expect(texts.slice(from).filter((text) => text === formatMoney(cents(total))).length).toBeGreaterThan(0);
    // The last figure of each line of the page is what the line costs: together they are the total.
    const lines = texts.slice(texts.indexOf('Concepto'), from);
    expect(sum(rowTotals(lines))).toBe(cents(total));
  }
  return { order, paid: sum(order.invoices.map(({ total }) => cents(total))), tax };
}

/** Totals of the printed lines: they stand first among the figures of a row, after its title. */
function rowTotals(texts: readonly string[]): number[] {
  const heads = texts.indexOf('Uds.');
  return texts.slice(heads + 1).flatMap((text, at, all) => {
    const isMoney = /^[−-]?[\d.]+,\d\d\s€$/.test(text);
    const before = all[at - 1] ?? '';
    const isFirst = isMoney && !/€$|%$|^sin IVA$|^[−-]?\d+$/.test(before);
    return isFirst
      ? [
          cents(
            text
              .replace('−', '-')
              .replace(/[.\s€]/g, '')
              .replace(',', '.'),
          ),
        ]
      : [];
  });
}

// "Lines, VAT by rate, coupons, cases, price steps, refunds of single lines and invoices add up to the cent": on page, server, PDF and XML, and in the audit.
describeShop('invoices of random orders', (shop) => {
  test('page, PDF and exported record say the same to the cent, and what goes back leaves what was kept, VAT too', { timeout: 240_000 }, async () => {
    let sales = 0;
    await importCases(shop().api.context);
    for (const [sku, of] of Object.entries(steps)) await shop().rows(sql`update product set price_steps = ${JSON.stringify(of)}::jsonb where sku = ${sku}`);
    await fc.assert(
      fc.asyncProperty(anySale, async ({ units, couponCents, isCompany, refunds, isGivenBack }) => {
        for (const sku of [...sold.filter((one) => one !== cases.mixed), 'RESERVA-2019-75']) await shop().stock(sku, 20);
        const visitor = shop().api.visitor();
        const wanted = sold.flatMap((sku, at) => ((units[at] ?? 0) > 0 ? [[sku, units[at] ?? 0] as const] : []));
        for (const [sku, quantity] of wanted) await add(visitor, sku, quantity);
        if (couponCents !== null) {
          sales += 1;
          await shop().rows(sql`insert into coupon (code, amount_cents, active, uses) values (${`AZAR${sales}`}, ${couponCents}, true, 0)`);
          await visitor.post('/api/ecom/basket/apply_voucher/', { code: `AZAR${sales}` });
        }
        const { token, number, total } = await boughtOrder(shop(), {}, isCompany ? { billing_address: companyAddress } : {}, visitor);
        const issued = await invoicesOf(shop(), token);
        expect(issued.order.invoices).toMatchObject([{ kind: isCompany ? 'full' : 'simplified', total }]);
        expect(issued.order.vouchers_discount > 0).toBe(couponCents !== null);
        let kept = cents(total);
        const give = async (wish: Parameters<typeof refundOrder>[2], note: string) => {
          try {
            kept -= (await refundOrder(shop().api.context, number, wish, note)).refunded;
          } catch (error) {
            // More than is left, or a voucher's units apart: nothing goes back, and nothing may be corrected.
            if (!(error instanceof StatusRefused)) throw error;
          }
        };
        for (const [at, wish] of refunds.entries()) await give('cents' in wish ? wish : { lines: [wish] }, `azar ${at}`);
        if (isGivenBack) await give({ cents: 'rest' }, 'todo');
        const after = await invoicesOf(shop(), token);
        expect(after.paid).toBe(kept);
        expect(isGivenBack ? kept : 0).toBe(0);
        expect(kept === 0 ? sum(after.tax) : 0).toBe(0);
        await shop().mails();
        expect(await shop().failedChecks()).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });
});
