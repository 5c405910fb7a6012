/** "an order taken by telephone with a payment link": what it is for is held, paid once from however many places, and never sold twice. */
import { randomUUID } from 'node:crypto';
import type { components } from '@parral/api-spec';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { atOffice } from '../staff/testing/office.ts';
import type { Role } from '../staff/index.ts';
import { add, boughtOrder, homeAddress, orderForm, pay, wines } from './testing/buying.ts';
import { describeShop, type Failure } from './testing/shop.ts';

type Schemas = components['schemas'];
type Link = Schemas['PaymentLink'];
type OfficeLink = Schemas['OfficePaymentLink'];

describeShop('orders by telephone', (shop) => {
  const signedIn = async (role: Role = 'shop') => (await atOffice(shop().api, role)).visitor;
  const wish = (change: Partial<Schemas['OfficeTelephoneOrder']> = {}): Schemas['OfficeTelephoneOrder'] => ({
    site: 'brisa',
    language: 'es',
    lines: [{ product_id: wines.paramo, quantity: 2 }],
    client_info: orderForm().client_info,
    shipping_address: homeAddress,
    words: 'Gracias por llamar.',
    hold_hours: 24,
    ...change,
  });
  const take = async (visitor: Awaited<ReturnType<typeof signedIn>>, change: Partial<Schemas['OfficeTelephoneOrder']> = {}) => {
    const reply = await visitor.post<OfficeLink>('/api/office/orders/telephone/', wish(change));
    expect(reply.status, reply.text).toBe(200);
    return reply.body;
  };
  const look = async (visitor: Awaited<ReturnType<typeof signedIn>>, id: string) => (await visitor.get<OfficeLink>(`/api/office/payment_links/${id}/`)).body;
  /** The token of the newest mail. */
  const tokenOf = async () => (await shop().mails()).flatMap(({ text }) => /pay_[\w-]{43}/.exec(text)?.[0] ?? []).at(-1) ?? 'none';
  const buyer = (token: string) => {
    const visitor = shop().api.visitor();
    return {
      open: () => visitor.post<Link>('/api/payment_links/open/', { token }),
      pay: (accepted = true) => visitor.post<Schemas['PaymentLinkPayment'] & Failure>('/api/payment_links/pay/', { token, terms_accepted: accepted }),
      confirm: () => visitor.post<Link & Failure>('/api/payment_links/confirm/', { token }),
    };
  };
  const left = async (sku: string = wines.paramo) =>
    (await shop().rows<{ left: number }>(sql`select on_hand - allocated as left from stock where sku = ${sku}`))[0]?.left ?? 0;
  const runOut = async (id: string) => {
    await shop().rows(sql`update payment_link set until = now() - interval '1 second' where id = ${id}`);
    await shop().api.context.jobs.run('payment links that run out');
  };

  test('the office takes it, the bottles are held, the buyer sees what is paid, agrees and pays; it is an order like any other', async () => {
    const visitor = await signedIn();
    const before = await left();
    const link = await take(visitor);
    expect(link).toMatchObject({ state: 'sent', name: 'Ana', email: 'ana@example.com', sale: null, sends: 1 });
    expect(await left()).toBe(before - 2);
    const mail = (await shop().mails()).at(-1);
    expect(mail?.to).toContain('ana@example.com');
    expect(mail?.text).toContain('Gracias por llamar.');
    const token = await tokenOf();
    expect(await shop().rows(sql`select 1 from payment_link where token_hash = ${token}`)).toEqual([]);
    expect(await shop().rows(sql`select 1 from outbox where payload::text like ${`%${token}%`}`)).toEqual([]);

    const { open, pay: toPay, confirm } = buyer(token);
    const seen = await open();
    expect(seen.body).toMatchObject({ state: 'opened', words: 'Gracias por llamar.', total_price: link.total_price, page_url: null });
    expect(seen.body.lines).toMatchObject([{ quantity: 2 }]);
    expect((await look(visitor, link.id)).state).toBe('opened');
    expect((await toPay(false)).body.detail).toBe('TERMS_NOT_ACCEPTED');
    expect((await confirm()).body.detail).toBe('PAYMENT_NOT_AUTHORISED');
    const payment = (await toPay()).body;
    expect(payment).toMatchObject({ total_price: link.total_price, payment_due: true });
    await pay(shop(), payment.payment_intent_id);
    const paid = await confirm();
    expect(paid.body.state, paid.text).toBe('paid');
    expect((await confirm()).body).toEqual(paid.body);
    const now = await look(visitor, link.id);
    expect(now).toMatchObject({ state: 'paid' });
    expect(paid.body.page_url).toContain('view_');
    const order = (await visitor.get<Schemas['OfficeOrder']>(`/api/office/orders/${now.sale}/`)).body;
    expect(order).toMatchObject({ payment: 'paid', captured: link.total_price });
    expect(await left()).toBe(before - 2);
    expect((await toPay()).body.detail).toBe('INTENT_NOT_OPEN');
    expect(now.actions.map(({ kind }) => kind)).toEqual(['link.make']);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('never an oversold bottle: what is held nobody else can buy, and of several taken at once as many come about as there are bottles', async () => {
    const visitor = await signedIn();
    await shop().stock(wines.magnum, 3);
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => visitor.post<Failure>('/api/office/orders/telephone/', wish({ lines: [{ product_id: wines.magnum, quantity: 1 }] }))),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409]);
    expect(await left(wines.magnum)).toBe(0);
    expect((await add(shop().api.visitor(), wines.magnum)).status).toBe(406);
    const token = await tokenOf();
    const { pay: toPay, confirm } = buyer(token);
    await pay(shop(), (await toPay()).body.payment_intent_id);
    expect((await confirm()).body.state).toBe('paid');
    expect(await shop().failedChecks()).toEqual([]);
    await shop().stock(wines.magnum, 20);
  });

  test('fault "the form sent twice makes two links": one link for each key, also three at once for the last bottles; another wish under it is refused', async () => {
    const visitor = await signedIn();
    await shop().stock(wines.magnum, 1);
    const key = randomUUID();
    const post = (change: Partial<Schemas['OfficeTelephoneOrder']> = {}) =>
      visitor.post<OfficeLink & Failure>('/api/office/orders/telephone/', wish({ key, lines: [{ product_id: wines.magnum, quantity: 1 }], ...change }));
    const presses = await Promise.all([post(), post(), post()]);
    expect(presses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(presses.map(({ body }) => body.id)).size).toBe(1);
    expect((await post()).body.id).toBe(presses[0]?.body.id);
    expect(await left(wines.magnum)).toBe(0);
    expect(await shop().rows(sql`select 1 from payment_link where office_key = ${key}`)).toHaveLength(1);
    for (const change of [{ words: 'Otras palabras' }, { client_info: { ...orderForm().client_info, email: 'other@example.com' } }, { hold_hours: 2 }]) {
      const other = await post(change);
      expect([other.status, other.body.detail]).toEqual([409, 'FORM_ALREADY_SENT']);
    }
    await visitor.post(`/api/office/payment_links/${presses[0]?.body.id}/withdraw/`, {});
    expect((await post()).body).toMatchObject({ id: presses[0]?.body.id, state: 'withdrawn' });
    expect(await shop().failedChecks()).toEqual([]);
    await shop().stock(wines.magnum, 20);
  });

  test('two pay at once, from two telephones: one payment, one order, charged once', async () => {
    const visitor = await signedIn();
    const link = await take(visitor);
    const token = await tokenOf();
    const [first, second] = [buyer(token), buyer(token)];
    const payments = await Promise.all([first.pay(), second.pay(), first.pay()]);
    expect(new Set(payments.map(({ body }) => body.payment_intent_id)).size).toBe(1);
    const id = payments[0]?.body.payment_intent_id ?? '';
    await pay(shop(), id);
    const paid = await Promise.all([first.confirm(), second.confirm(), first.confirm(), second.confirm()]);
    expect(paid.map(({ body }) => body.state)).toEqual(['paid', 'paid', 'paid', 'paid']);
    const { sale } = await look(visitor, link.id);
    expect(await shop().rows(sql`select number from shop_order where session_id = ${link.id}`)).toEqual([{ number: sale }]);
    expect(shop().ledger().get(id)?.captured).toBe(Math.round(link.total_price * 100));
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('it runs out: the bottles are on sale again, the link says so, and its payment can no longer be made', async () => {
    const visitor = await signedIn();
    const before = await left();
    const link = await take(visitor);
    const { open, pay: toPay } = buyer(await tokenOf());
    const { payment_intent_id: id } = (await toPay()).body;
    await runOut(link.id);
    expect(await left()).toBe(before);
    expect((await open()).body.state).toBe('expired');
    expect((await toPay()).body.detail).toBe('INTENT_NOT_OPEN');
    await shop().mails();
    await expect(pay(shop(), id)).rejects.toThrow();
    expect((await look(visitor, link.id)).state).toBe('expired');
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('it runs out while its buyer pays: who has paid has the wine', async () => {
    const visitor = await signedIn();
    const before = await left();
    const link = await take(visitor);
    const { pay: toPay, confirm } = buyer(await tokenOf());
    await pay(shop(), (await toPay()).body.payment_intent_id);
    await Promise.all([runOut(link.id), confirm()]);
    expect((await look(visitor, link.id)).state).toBe('paid');
    expect(await left()).toBe(before - 2);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('withdrawn while somebody pays: either paid and sold, or neither; sent again, the newest mail serves alone', async () => {
    const visitor = await signedIn();
    const before = await left();
    const link = await take(visitor);
    const old = await tokenOf();
    expect((await visitor.post<OfficeLink>(`/api/office/payment_links/${link.id}/send/`, {})).body.sends).toBe(2);
    const token = await tokenOf();
    expect(token).not.toBe(old);
    expect((await buyer(old).open()).status).toBe(404);
    const { open, pay: toPay } = buyer(token);
    const [payment, withdrawn] = await Promise.all([toPay(), visitor.post<OfficeLink>(`/api/office/payment_links/${link.id}/withdraw/`, {})]);
    expect(withdrawn.body.state, withdrawn.text).toBe('withdrawn');
    await shop().mails();
    await expect(pay(shop(), payment.body.payment_intent_id)).rejects.toThrow();
    expect((await open()).body.state).toBe('withdrawn');
    expect(await left()).toBe(before);
    expect((await visitor.post<Failure>(`/api/office/payment_links/${link.id}/send/`, {})).body.why).toBe('link_over');
    expect((await visitor.post<Failure>(`/api/office/payment_links/${link.id}/withdraw/`, {})).body.detail).toBe('NOT_POSSIBLE');
    expect((await look(visitor, link.id)).actions.map(({ kind }) => kind)).toEqual(['link.withdraw', 'link.send', 'link.make']);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('fault "a payment that was opened while its link was withdrawn stayed open": of sixty none can be paid', async () => {
    const visitor = await signedIn();
    const before = await left();
    const opened: string[] = [];
    for (let round = 0; round < 60; round += 1) {
      const link = await take(visitor);
      const { pay: toPay } = buyer(await tokenOf());
      const [payment, withdrawn] = await Promise.all([toPay(), visitor.post<OfficeLink>(`/api/office/payment_links/${link.id}/withdraw/`, {})]);
      expect(withdrawn.body.state, withdrawn.text).toBe('withdrawn');
      opened.push(payment.body.payment_intent_id ?? 'none');
    }
    await shop().mails();
    for (const id of opened) await expect(pay(shop(), id)).rejects.toThrow();
    expect(await left()).toBe(before);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('what is held stands on the shelf and counts as sold; links are found by name and state; what cannot be is refused', async () => {
    const visitor = await signedIn('owner');
    const wine = async () => (await visitor.get<Schemas['OfficeWine']>(`/api/office/wines/${wines.palomar}/`)).body;
    const shelf = (await wine()).shelf;
    const link = await take(visitor, { lines: [{ product_id: wines.palomar, quantity: 1 }], client_info: { ...orderForm().client_info, name: 'Teléfono' } });
    expect((await wine()).shelf).toBe(shelf);
    const list = async (query: string) => (await visitor.get<Schemas['OfficePaymentLinkPage']>(`/api/office/payment_links/?${query}`)).body.links;
    expect((await list('q=tel%C3%A9f&state=sent')).map(({ id }) => id)).toEqual([link.id]);
    expect(await list('q=tel%C3%A9f&state=paid')).toEqual([]);
    const refused = async (change: Partial<Schemas['OfficeTelephoneOrder']>) =>
      (await visitor.post<Failure>('/api/office/orders/telephone/', wish(change))).body.detail;
    expect(await refused({ lines: [{ product_id: 'NONE', quantity: 1 }] })).toBe('BAD_REQUEST');
    expect(await refused({ lines: [{ product_id: wines.soldOut, quantity: 1 }] })).toBe('OUT_OF_STOCK');
    expect(await refused({ client_info: { ...orderForm().client_info, email: 'nobody' } })).toBe('BAD_REQUEST');
    await visitor.post(`/api/office/payment_links/${link.id}/withdraw/`, {});
    expect((await boughtOrder(shop(), { [wines.palomar]: 1 })).number).not.toBe('');
    expect(await shop().failedChecks()).toEqual([]);
  });
});
