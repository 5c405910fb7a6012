import type { components } from '@parral/api-spec';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { add, capture, intend, pay, wines } from '../checkout/testing/buying.ts';
import { describeShop, type Shop } from '../checkout/testing/shop.ts';
import { refundWithdrawals } from '../orders/refund-withdrawals.ts';
import { setStatus } from '../orders/set-status.ts';
import { bookingForm, slotIn } from '../booking/testing/booking.ts';
import { check, confirmationOf } from '../booking/testing/redeeming.ts';

type Schemas = components['schemas'];
const single = 'MON-BONO-VISITA';
const open = 'MON-BONO-ANY';

/** Buys and pays for what is given; the order's number and the buyer. */
async function buy(shop: Shop, lines: [string, number][]) {
  const visitor = shop.api.visitor();
  for (const [sku, quantity] of lines) {
    const added = await add(visitor, sku, quantity);
    if (added.status !== 200) throw new Error(added.text);
  }
  const { body: intent, text, status } = await intend(visitor, { web_site: 'alba' });
  if (status !== 200) throw new Error(text);
  await pay(shop, intent.payment_intent_id);
  const { body } = await capture(visitor, intent.payment_intent_id);
  return { visitor, intent, number: body.number, order_token: body.order_token };
}

type Visitor = ReturnType<Shop['api']['visitor']>;

/** Step 1 of a withdrawal, from some lines or from all that are left. */
const declare = (visitor: Visitor, order_token: string, product_ids?: string[]) =>
  visitor.post<Schemas['Withdrawal']>('/api/ecom_order/withdrawal/', { name: 'Ana Gil', email: 'ana@example.com', language: 'es', order_token, product_ids });

async function withdraw(visitor: Visitor, token: string, skus: string[]): Promise<void> {
  const { body } = await declare(visitor, token, skus);
  expect((await visitor.post(`/api/ecom_order/withdrawal/${body.id}/confirm/`)).status).toBe(200);
}

/** The links of the vouchers in the newest mail about an order's gifts. */
async function linksOf(shop: Shop, number: string): Promise<string[]> {
  await shop.api.context.outbox.drain();
  const mails = (await shop.mails()).filter(({ subject }) => subject === `gift-vouchers ${number}`);
  expect(mails).toHaveLength(1);
  return [...JSON.stringify(mails[0]).matchAll(/gift_[\w-]{22}/g)].map(([token]) => token).filter((token, at, all) => all.indexOf(token) === at);
}

const giftOf = (shop: Shop, token: string, language = 'es') =>
  shop.api.visitor().get<Schemas['GiftVoucher']>(`/api/gift_voucher/${token}/?language=${language}`);

describeShop('vouchers bought as a gift', (shop) => {
  test('the shop lists them with what they are for, and they go into the basket without shipping', async () => {
    const listed = await shop().api.visitor().get<Schemas['Gifts']>('/api/catalogue/gifts/?brand=alba&language=es');
    expect(listed.body.gifts).toMatchObject([
      { id: single, title: 'Bono', participants_number: 2, months: 12, experience: { id: '2', title: 'Paseo' }, price: 48, available: true },
      { id: open, label: 'Bono para 4 personas', months: 18, experience: null, price: 90 },
    ]);
    const visitor = shop().api.visitor();
    await add(visitor, single);
    const only = await visitor.get<Schemas['Basket']>('/api/ecom/basket/?shippingCountryCode=ES');
    expect(only.body).toMatchObject({ shipping_incl_tax: 0, total_price: 48, lines: [{ product: { title: 'Bono', label: 'Bono para 2 personas' } }] });
    await add(visitor, wines.magnum);
    const mixed = await visitor.get<Schemas['Basket']>('/api/ecom/basket/?shippingCountryCode=ES');
    expect(mixed.body.shipping_incl_tax).toBeGreaterThan(0);
  });

  test('after the payment each is a code of its own, sent with a private link to a page to print; done again nothing is made twice', async () => {
    const { number, intent } = await buy(shop(), [
      [single, 2],
      [open, 1],
    ]);
    expect(intent.total_price).toBe(186);
    const tokens = await linksOf(shop(), number);
    expect(tokens).toHaveLength(3);
    const shown = await Promise.all(tokens.map(async (token) => (await giftOf(shop(), token)).body));
    expect(shown.map(({ voucher }) => [voucher.prefix, voucher.participants_number, voucher.experience?.title ?? null])).toEqual([
      ['U', 2, 'Paseo'],
      ['U', 2, 'Paseo'],
      ['G', 4, null],
    ]);
    expect(new Set(shown.map(({ voucher }) => voucher.full_code)).size).toBe(3);
    expect(shown[0]).toMatchObject({ error: null, brand: 'alba', redeem_url: expect.stringContaining(`?voucher=${shown[0]?.voucher.full_code}`) });
    const { start_date: from, end_date: until } = shown[2]?.voucher ?? {};
    const months = (day = '') => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
    expect(months(until) - months(from)).toBe(18);
    expect((await giftOf(shop(), 'gift_aaaaaaaaaaaaaaaaaaaaaa')).status).toBe(404);
    // As after a crash between the work and its note.
    await shop().rows(sql`update outbox set done_at = null, available_at = now() where kind = 'gift vouchers'`);
    await shop().api.context.outbox.drain();
    expect(await linksOf(shop(), number)).toEqual(tokens);
  });

  test('gifts alone need no address and cost no shipping, whatever is sent; with a bottle beside them the address is asked for', async () => {
    const visitor = shop().api.visitor();
    await add(visitor, single);
    expect((await visitor.get<Schemas['Basket']>('/api/ecom/basket/')).body).toMatchObject({ needs_shipping: false, shipping_incl_tax: 0 });
    const { body: intent } = await intend(visitor, { web_site: 'alba', shipping_address: null });
    await pay(shop(), intent.payment_intent_id);
    const { body: confirmed } = await capture(visitor, intent.payment_intent_id);
    expect(confirmed).toMatchObject({ gifts_bought: 1, needs_shipping: false, total_price: 48 });
    const path = `/api/ecom_order/order/${confirmed.order_token}/?language=es`;
    expect((await visitor.get<Schemas['Order']>(path)).body).toMatchObject({
      shipping_address: null,
      shipping_mode: 'home',
      shipping_incl_tax: 0,
      gifts: [],
      lines: [{ bottle: null }],
    });
    const [token = ''] = await linksOf(shop(), confirmed.number);
    expect((await visitor.get<Schemas['Order']>(path)).body.gifts).toMatchObject([
      { product_id: single, title: 'Bono', participants_number: 2, error: null, url: expect.stringContaining(`?token=${token}`) },
    ]);

    const other = shop().api.visitor();
    await add(other, single);
    await add(other, wines.magnum);
    const { needs_shipping, subtotal, posted_subtotal } = (await other.get<Schemas['Basket']>('/api/ecom/basket/')).body;
    expect({ needs_shipping, gifts: subtotal - posted_subtotal }).toEqual({ needs_shipping: true, gifts: 48 });
    const refused = await intend(other, { web_site: 'alba', shipping_address: null });
    expect(refused).toMatchObject({ status: 400, body: { detail: 'BAD_REQUEST', fields: { shipping_address: 'REQUIRED' } } });
  });

  test('a voucher for one visit is taxed when it is sold; one for any visit when it is redeemed, on what was paid for it', async () => {
    await shop().stock(open, 20);
    const { number } = await buy(shop(), [
      [single, 2],
      [open, 2],
    ]);
    const lines = await shop().rows(sql`
      select l.sku, l.vat_percent::float as percent, l.vat_cents as vat, o.tax_cents as tax from order_line l join shop_order o on o.id = l.order_id
      where o.number = ${number} order by l.sku <> ${single}`);
    expect(lines).toEqual([
      { sku: single, percent: 21, vat: 1666, tax: 1666 },
      { sku: open, percent: null, vat: 0, tax: 1666 },
    ]);
    const tokens = await linksOf(shop(), number);
    const codes = await Promise.all(tokens.map(async (token) => (await giftOf(shop(), token)).body.voucher.full_code));
    const bookings: string[] = [];
    for (const [at, full_code] of codes.entries()) {
      const { visitor_group_data, booking_data } = bookingForm(await slotIn(shop(), 51 + at));
      const body = { captcha_key: 'solved', visitor_group_data, booking_data, full_code };
      const visitor = shop().api.visitor();
      const redeemed = await visitor.post<Schemas['VoucherRedemption']>('/api/admin_voucher/voucher/public/redeem/', body);
      expect(redeemed.status).toBe(200);
      bookings.push((await confirmationOf(visitor, redeemed.body)).body.booking.booking_token);
    }
    const visits = await shop().rows(sql`
      select r.code, b.total_cents as total, b.taxed_cents as taxed, b.vat_percent::float as percent, b.vat_cents as vat
      from booking b join voucher_redemption r on r.booking_id = b.id where r.code in (${sql.join(
        codes.map((code) => sql`${code}`),
        sql`, `,
      )})`);
    const visit = (code = '', taxed: number, vat: number) => ({ code, total: 0, taxed, percent: 21, vat });
    expect(visits).toEqual(expect.arrayContaining([visit(codes[0], 0, 0), visit(codes[1], 0, 0), visit(codes[2], 9000, 1562), visit(codes[3], 9000, 1562)]));
    const invoicesOf = async (token: string) => (await shop().api.visitor().get<Schemas['Booking']>(`/api/booking/${token}/`)).body.invoices;
    const invoices = await Promise.all(bookings.map(invoicesOf));
    expect(invoices.slice(0, 2)).toEqual([[], []]);
    expect(invoices.slice(2)).toMatchObject([[{ kind: 'simplified', total: 90 }], [{ kind: 'simplified', total: 90 }]]);
    const mailed = await shop().rows<{ invoice: string | null }>(
      sql`select payload #>> '{data,visit,invoice}' as invoice from outbox where payload ->> 'name' = 'visit-confirmation' order by created_at desc limit 4`,
    );
    const leadsTo = (url = '') => mailed.filter(({ invoice }) => invoice?.endsWith(url)).length;
    expect(invoices.slice(2).map(([one]) => leadsTo(one?.pdf_url))).toEqual([1, 1]);
    expect(mailed.filter(({ invoice }) => invoice === null)).toHaveLength(2);
    expect((await shop().api.app.inject({ url: invoices[2]?.[0]?.pdf_url ?? '' })).statusCode).toBe(200);
    // Cancelled, the voucher serves again: the VAT that was due with the visit is taken back.
    expect((await shop().api.visitor().post(`/api/booking/${bookings[2]}/cancel/`, {})).status).toBe(200);
    expect(await invoicesOf(bookings[2] ?? '')).toMatchObject([
      { kind: 'simplified', total: 90 },
      { kind: 'corrective', total: -90 },
    ]);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('withdrawing from one gift of an order stops its vouchers at once and pays it back; the rest serves', async () => {
    const { visitor, number, order_token } = await buy(shop(), [
      [single, 1],
      [open, 2],
    ]);
    const tokens = await linksOf(shop(), number);
    await withdraw(visitor, order_token, [open]);
    const voucherErrors = () => Promise.all(tokens.map(async (token) => (await giftOf(shop(), token)).body.error));
    expect(await voucherErrors()).toEqual([null, 'ERROR_VOUCHER_INACTIVE', 'ERROR_VOUCHER_INACTIVE']);
    expect(await refundWithdrawals(shop().api.context, number)).toEqual({ refunded: 18_000, canceled: false });
    await shop().api.context.outbox.drain();
    expect(await voucherErrors()).toEqual([null, 'ERROR_VOUCHER_INACTIVE', 'ERROR_VOUCHER_INACTIVE']);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('withdrawn from before they were made, they are made without serving', async () => {
    const { visitor, number, order_token } = await buy(shop(), [
      [single, 1],
      [open, 1],
    ]);
    await withdraw(visitor, order_token, [single]);
    const tokens = await linksOf(shop(), number);
    expect(await Promise.all(tokens.map(async (token) => (await giftOf(shop(), token)).body.error))).toEqual(['ERROR_VOUCHER_INACTIVE', null]);
  });

  test('a gift that was redeemed is not withdrawn from, also when it is redeemed between the two steps', async () => {
    const { visitor, number, order_token } = await buy(shop(), [
      [single, 1],
      [open, 1],
    ]);
    const [token = ''] = await linksOf(shop(), number);
    const { voucher } = (await giftOf(shop(), token)).body;
    const declared = await declare(visitor, order_token, [single]);
    const { visitor_group_data, booking_data } = bookingForm(await slotIn(shop(), 41));
    const body = { captcha_key: '', visitor_group_data, booking_data, full_code: voucher.full_code };
    expect((await shop().api.visitor().post('/api/admin_voucher/voucher/public/redeem/', body)).status).toBe(200);
    expect((await visitor.post(`/api/ecom_order/withdrawal/${declared.body.id}/confirm/`)).status).toBe(409);
    expect((await declare(visitor, order_token, [single])).status).toBe(409);
    const { body: rest } = await declare(visitor, order_token);
    expect(rest.lines).toMatchObject([{ product_id: open }]);
    expect((await giftOf(shop(), token)).body.error).toBe('ERROR_VOUCHER_USED');
  });

  test('whoever was given it redeems it like any other', async () => {
    const { number } = await buy(shop(), [[single, 1]]);
    const [token = ''] = await linksOf(shop(), number);
    const { voucher } = (await giftOf(shop(), token)).body;
    const { visitor_group_data, booking_data } = bookingForm(await slotIn(shop(), 40));
    const body = { captcha_key: '', visitor_group_data, booking_data, full_code: voucher.full_code };
    expect((await shop().api.visitor().post('/api/admin_voucher/voucher/public/redeem/', body)).status).toBe(200);
    expect((await giftOf(shop(), token)).body.error).toBe('ERROR_VOUCHER_USED');
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('a cancelled order makes its vouchers inactive; before they were made none is made at all', async () => {
    const { number } = await buy(shop(), [[open, 1]]);
    const [token = ''] = await linksOf(shop(), number);
    await setStatus(shop().api.context, { number, to: 'canceled' });
    const { voucher, error } = (await giftOf(shop(), token)).body;
    expect(error).toBe('ERROR_VOUCHER_INACTIVE');
    expect((await check(shop().api.visitor(), voucher.full_code)).text).toBe('"ERROR_VOUCHER_INACTIVE"');

    const early = await buy(shop(), [[open, 1]]);
    await setStatus(shop().api.context, { number: early.number, to: 'canceled' });
    await shop().api.context.outbox.drain();
    expect((await shop().mails()).filter(({ subject }) => subject === `gift-vouchers ${early.number}`)).toEqual([]);
  });

  test('only as many are sold as there are', async () => {
    const visitor = shop().api.visitor();
    await shop().stock(open, 2);
    expect((await add(visitor, open, 3)).status).toBe(406);
    expect((await add(visitor, open, 2)).status).toBe(200);
  });
});
