import type { components } from '@parral/api-spec';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { transaction } from '../../platform/database/transaction.ts';
import { bookedVisit, slotIn } from '../booking/testing/booking.ts';
import { boughtOrder, companyAddress, wines } from '../checkout/testing/buying.ts';
import { describeShop } from '../checkout/testing/shop.ts';
import { bookRefund, type RefundOrder } from '../payments/index.ts';
import { annulInvoice, exportRecords, type Sale } from './index.ts';
import { chainOf, fingerprintOf, numbersBySeries } from './testing/read-records.ts';

type Invoice = components['schemas']['Invoice'];

describeShop('invoices', (shop) => {
  const ofOrder = async (token: string) => (await shop().api.visitor().get<{ invoices: Invoice[] }>(`/api/ecom_order/order/${token}/`)).body.invoices;
  const xml = () => exportRecords(shop().api.context.db, undefined);
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Madrid' }).format(new Date());

  test('a paid order has a simplified invoice, whose private address is a PDF without a session', async () => {
    const { token, total } = await boughtOrder(shop(), { [wines.magnum]: 1 });
    const [invoice, ...more] = await ofOrder(token);
    expect(more).toEqual([]);
    expect(invoice).toMatchObject({
      kind: 'simplified',
      total,
      number: expect.stringMatching(new RegExp(`^S-${year}-\\d{6}$`)),
      pdf_url: expect.stringContaining('/api/invoice/invoice_'),
    });
    const pdf = await shop().api.app.inject({ url: invoice?.pdf_url ?? '' });
    expect([pdf.statusCode, pdf.headers['content-type'], pdf.headers['content-disposition']]).toEqual([
      200,
      'application/pdf',
      `inline; filename="${invoice?.number}.pdf"`,
    ]);
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await shop().api.app.inject({ url: '/api/invoice/invoice_unknown/' })).statusCode).toBe(404);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('the mail that confirms an order or a visit leads to its invoice', async () => {
    const { token } = await boughtOrder(shop(), { [wines.magnum]: 1 });
    const [invoice] = await ofOrder(token);
    const [order] = await shop().rows<{ mail: string }>(
      sql`select payload #>> '{data,order,invoice}' as mail from outbox where kind = 'mail' and payload ->> 'name' = 'order-confirmation' order by created_at desc limit 1`,
    );
    expect(order?.mail).toMatch(new RegExp(`^http.*${invoice?.pdf_url}$`));
    await shop().mails();
  });

  test('whoever gave a tax id has a full invoice, of an order and of a visit', async () => {
    const { token } = await boughtOrder(shop(), { [wines.magnum]: 1 }, { billing_address: companyAddress });
    const [ofBottle] = await ofOrder(token);
    expect(ofBottle).toMatchObject({ kind: 'full', number: expect.stringMatching(new RegExp(`^F-${year}-\\d{6}$`)) });
    const { token: visit } = await bookedVisit(shop(), await slotIn(shop(), 40), undefined, { billing: companyAddress });
    const { body } = await shop().api.visitor().get<{ invoices: Invoice[]; total_price: number }>(`/api/booking/${visit}/`);
    expect(body.invoices).toMatchObject([{ kind: 'full', total: body.total_price }]);
    const written = await xml();
    for (const number of [ofBottle?.number, body.invoices[0]?.number]) expect(written).toContain(`<sf:NumSerieFactura>${number}</sf:NumSerieFactura>`);
    expect(written).toMatch(/<sf:IDDestinatario>\s*<sf:NombreRazon>Gil y Hermanos, S\.L\.<\/sf:NombreRazon>\s*<sf:NIF>B58378431<\/sf:NIF>/);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('nothing issued can be changed or deleted, whoever tries', async () => {
    await boughtOrder(shop(), { [wines.magnum]: 1 });
    for (const forbidden of [
      sql`update invoice set total_cents = 1`,
      sql`delete from invoice`,
      sql`truncate invoice cascade`,
      sql`update invoice_record set fingerprint = ''`,
      sql`delete from invoice_record`,
      sql`truncate invoice_record`,
    ])
      await expect(shop().rows(forbidden)).rejects.toMatchObject({ cause: { message: expect.stringContaining('never changed or deleted') } });
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('200 at once: no number twice, none left out, one chain; a second reading of the exported XML comes to the same', async () => {
    const { context } = shop().api;
    const before = chainOf(await xml()).length;
    const issued = Array.from({ length: 200 }, async (_, at) => {
      const sale = saleOf(at);
      const invoice = await context.invoicing.prepare(sale);
      if (invoice === null) throw new Error('Nothing was prepared.');
      const write = transaction(context.db, async (tx) => {
        await context.invoicing.issue(tx, invoice, sale);
        // One in ten comes to nothing, and leaves no number out.
        if (at % 10 === 9) throw new Error('rolled back');
      });
      return write.then(
        () => true,
        () => false,
      );
    });
    expect((await Promise.all(issued)).filter(Boolean)).toHaveLength(180);
    const chain = chainOf(await xml());
    expect(chain).toHaveLength(before + 180);
    let previous = '';
    for (const record of chain) {
      expect(record.previous).toBe(previous);
      expect(record.fingerprint).toBe(fingerprintOf(record));
      previous = record.fingerprint;
    }
    for (const counted of numbersBySeries(chain).values()) expect(counted).toEqual(counted.map((_, at) => at + 1));
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('what goes back has corrective invoices of its own series, by the difference, which name what they correct and leave nothing in the end', async () => {
    const { token } = await boughtOrder(shop(), { [wines.magnum]: 2 }, { billing_address: companyAddress });
    const [order] = await shop().rows<{ id: string }>(sql`select intent_id as id from shop_order where view_token = ${token}`);
    const { context } = shop().api;
    const giveBack = (refund: RefundOrder) => transaction(context.db, (tx) => bookRefund(context, tx, { subject: 'order', intentId: order?.id ?? '' }, refund));
    await giveBack({ cents: 8_200, reason: 'lines', lines: [{ sku: wines.magnum, quantity: 1, cents: 8_200 }] });
    await giveBack({ cents: 'rest', reason: 'amount' });
    const [full, ...corrective] = await ofOrder(token);
    expect(corrective).toMatchObject([
      { kind: 'corrective', total: -82, number: expect.stringMatching(/^R-/) },
      { kind: 'corrective', total: -((full?.total ?? 0) - 82) },
    ]);
    const records = chainOf(await xml()).filter(({ number }) => corrective.some((one) => one.number === number));
    expect(records).toMatchObject([
      { type: 'R1', by: 'I', corrects: full?.number, total: '-82.00', tax: '-14.23' },
      { type: 'R1', by: 'I', corrects: full?.number },
    ]);
    await shop().mails();
    expect(await shop().failedChecks()).toEqual([]);
    for (const { pdf_url } of corrective) expect((await shop().api.app.inject({ url: pdf_url })).statusCode).toBe(200);
  });

  test('an invoice issued by mistake is annulled once: it stays, and the chain says that it does not count', async () => {
    const { token } = await boughtOrder(shop(), { [wines.magnum]: 1 });
    const [invoice] = await ofOrder(token);
    const { db } = shop().api.context;
    const annul = () => transaction(db, (tx) => annulInvoice(tx, invoice?.number ?? ''));
    expect((await Promise.all([annul(), annul()])).sort()).toEqual([false, true]);
    expect(await transaction(db, (tx) => annulInvoice(tx, 'F-1999-000001'))).toBeNull();
    const last = chainOf(await xml()).at(-1);
    expect(last).toMatchObject({ annuls: true, number: invoice?.number });
    expect(last?.fingerprint).toBe(last && fingerprintOf(last));
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('the audit says where the chain was forged', async () => {
    await boughtOrder(shop(), { [wines.magnum]: 1 });
    await shop().rows(sql`alter table invoice_record disable trigger invoice_record_stays`);
    await shop().rows(sql`update invoice_record set element = replace(element::text, '"ImporteTotal", "', '"ImporteTotal", "9')::jsonb where position = 1`);
    const failed = await shop().failedChecks();
    expect(failed).toEqual([
      expect.objectContaining({ name: 'invoice records are one chain', rows: [expect.objectContaining({ position: 1, wrong: 'its fingerprint is another' })] }),
    ]);
    await shop().rows(sql`update invoice_record set element = replace(element::text, '"ImporteTotal", "9', '"ImporteTotal", "')::jsonb where position = 1`);
    await shop().rows(sql`alter table invoice_record enable trigger invoice_record_stays`);
    expect(await shop().failedChecks()).toEqual([]);
  });
});

function saleOf(at: number): Sale {
  const id = `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
  const taxId = at % 3 === 0 ? { document: { type: 'dni' as const, number: '12345678Z' }, country: 'ES' } : null;
  return {
    subject: { type: 'visit', id },
    reference: `V-${at}`,
    brand: at % 2 === 0 ? 'alba' : 'brisa',
    language: 'es',
    buyer: { name: 'Ana <Gil> & "Hijos"', address: [], taxId },
    lines: [{ sku: 'A', title: 'Visita', quantity: 1, unitPriceCents: 4_801 + at, discountCents: 1, vatPercent: 21, vatCountry: 'ES' }],
    totalCents: 4_800 + at,
  };
}
