import type { components } from '@parral/api-spec';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { add, boughtOrder, intend, homeAddress, orderForm, wines } from './testing/buying.ts';
import { describeShop, type Failure } from './testing/shop.ts';

type MemberData = components['schemas']['MemberData'];
type Basket = components['schemas']['Basket'];
const path = '/api/club/checkout/member_data/';
const login = { email: 'lucia@club.example', password: 'llave-platino-1' };
const billing = {
  document_type: 'nif_cif',
  document_number: 'B26000018',
  company: 'Arteaga SL',
  email: 'cuentas@arteaga.example',
  line1: 'Gran Vía 1',
  country_id: 'ES',
  postcode: '26001',
  locality: 'Logroño',
} as const;

describeShop('a member at the checkout (specification section 6)', (shop) => {
  const order = async (token: string) => (await shop().api.visitor().get<components['schemas']['Order']>(`/api/ecom_order/order/${token}/`)).body;

  test('section 7, member_data: who is logged in, and 401 for everybody else', async () => {
    expect(await shop().api.visitor().get<Failure>(path)).toMatchObject({ status: 401, body: { detail: 'CLUB_NO_AUTHENTICATED_MEMBER' } });
    const guest = shop().api.visitor();
    await add(guest, wines.paramo);
    expect((await guest.get(path)).status).toBe(401);
    const member = await shop().member();
    const { body } = await member.get<MemberData>(path);
    expect(body).toEqual({
      personal_information: {
        document_type: 'dni',
        document_number: '16624081A',
        name: 'Lucía',
        surname: 'Arteaga',
        email: 'lucia@club.example',
        phone_number: '+34 600 11 22 33',
        has_newsletter_subscription: false,
      },
      billing_address: null,
    });
    await member.post('/api/club/logout/');
    expect((await member.get(path)).status).toBe(401);
  });

  test('e-mail and document are the membership’s whatever is sent, in the intent and in its changes; no terms are asked for', async () => {
    const member = await shop().member();
    await add(member, wines.paramo);
    const { terms_accepted: _, ...form } = orderForm();
    const intent = await member.post<components['schemas']['OrderIntent']>('/api/ecom_order/order/intent/', form);
    expect(intent.status).toBe(200);
    const client = { ...form.client_info, email: 'eva@example.com', document_number: '00000001R', phone_number: '+34 611 222 333' };
    expect((await member.post('/api/ecom_order/order/update_intent/', { payment_intent: intent.body.payment_intent_id, client_info: client })).status).toBe(
      200,
    );
    const { token } = await boughtOrder(shop(), {}, { client_info: client }, member);
    expect(await order(token)).toMatchObject({
      email: 'lucia@club.example',
      client_info: { email: 'lucia@club.example', document_number: '16624081A', name: 'Ana', phone_number: '+34 611 222 333' },
    });
    const guest = shop().api.visitor();
    await add(guest, wines.paramo);
    expect((await guest.post<Failure>('/api/ecom_order/order/intent/', form)).body.detail).toBe('TERMS_NOT_ACCEPTED');
  });

  test('section 4, shipping mode: shop is for members, in the preview and in the intent; it is sent as the fixed shop address with country ES and empty notes', async () => {
    const guest = shop().api.visitor();
    await add(guest, wines.paramo);
    expect(await guest.get<Failure>('/api/ecom/basket/?shipping_mode=shop')).toMatchObject({ status: 403, body: { detail: 'SHIPPING_MODE_NOT_ALLOWED' } });
    expect(await intend<Failure>(guest, { shipping_mode: 'shop' })).toMatchObject({ status: 403, body: { detail: 'SHIPPING_MODE_NOT_ALLOWED' } });
    const member = await shop().member();
    await add(member, wines.paramo);
    expect((await member.get<Basket>('/api/ecom/basket/?shipping_mode=shop')).body).toMatchObject({
      shipping_mode: 'shop',
      shipping_country: 'ES',
      shipping_incl_tax: 0,
      total_price: 58,
    });
    // The home address is not looked at, be it ever so wrong.
    const wrong = { ...homeAddress, country_id: 'ZZ', postcode: 'none', notes: 'Llamar antes' };
    const { token } = await boughtOrder(shop(), {}, { shipping_mode: 'shop', shipping_address: wrong }, member);
    const bought = await order(token);
    expect(bought).toMatchObject({ shipping_mode: 'shop', shipping_incl_tax: 0, total_price: 58 });
    expect(bought.shipping_address).toEqual({
      company: 'Tienda',
      first_name: 'Ana',
      last_name: 'Gil',
      line1: 'Calle',
      line2: 'Siempre',
      country_id: 'ES',
      postcode: '26200',
      locality: 'Haro',
      phone_number: '941',
      notes: '',
    });
  });

  test('update_member_data saves client info and billing address when the order is placed, not before; the next checkout has them', async () => {
    const member = await shop().member();
    await add(member, wines.paramo);
    const change = {
      update_member_data: true,
      billing_address: billing,
      client_info: { ...orderForm().client_info, name: 'Lucía María', surname: 'Arteaga', phone_number: '+34 699 000 111' },
    };
    await intend(member, change);
    expect((await member.get<MemberData>(path)).body.billing_address).toBeNull();
    await boughtOrder(shop(), {}, change, member);
    const { country_id: country, ...rest } = billing;
    const saved = {
      personal_information: { name: 'Lucía María', phone_number: '+34 699 000 111', email: 'lucia@club.example', document_number: '16624081A' },
      billing_address: { ...rest, country },
    };
    const { body } = await member.get<MemberData>(path);
    expect(body).toMatchObject(saved);
    expect(body.billing_address).not.toHaveProperty('country_id');
    await boughtOrder(shop(), { [wines.paramo]: 1 }, {}, member);
    expect((await member.get<MemberData>(path)).body).toMatchObject(saved);
    expect((await member.get<components['schemas']['Session']>('/api/club/session/')).body.member?.name).toBe('Lucía');
  });

  test('newsletter_subscription subscribes once, with the order; member_data then says so, of that brand', async () => {
    const member = await shop().member();
    await boughtOrder(shop(), { [wines.paramo]: 1 }, { newsletter_subscription: true }, member);
    await boughtOrder(shop(), { [wines.paramo]: 1 }, { newsletter_subscription: true }, member);
    expect(await shop().rows(sql`select email, site, origin from newsletter_subscription where email = 'lucia@club.example'`)).toEqual([
      { email: 'lucia@club.example', site: 'brisa', origin: 'checkout' },
    ]);
    const has = async (query: string) => (await member.get<MemberData>(path + query)).body.personal_information.has_newsletter_subscription;
    expect([await has(''), await has('?site=brisa'), await has('?site=alba')]).toEqual([true, true, false]);
  });

  test('a guest basket survives the login and wins at the checkout: it is ordered as it is, nothing of other devices is mixed in', async () => {
    const elsewhere = await shop().member();
    await add(elsewhere, wines.magnum, 2);
    const guest = shop().api.visitor();
    await add(guest, wines.paramo, 3);
    await guest.post('/api/ecom/basket/apply_voucher/', { code: 'VENDIMIA' });
    const before = (await guest.get<Basket>('/api/ecom/basket/')).body;
    expect((await guest.post('/api/club/login/', login)).status).toBe(200);
    expect((await guest.get<Basket>('/api/ecom/basket/')).body).toEqual(before);
    const { token } = await boughtOrder(shop(), {}, {}, guest);
    expect((await order(token)).lines.map((line) => [line.product_id, line.quantity])).toEqual([[wines.paramo, 3]]);
    expect((await elsewhere.get<Basket>('/api/ecom/basket/')).body.lines.map((line) => line.quantity)).toEqual([2]);
    await guest.post('/api/club/logout/');
    expect((await guest.get<Basket>('/api/ecom/basket/')).body.lines).toEqual([]);
  });

  test('a guest who logs in half way through goes on with the same payment, as a member', async () => {
    const guest = shop().api.visitor();
    await add(guest, wines.paramo);
    const first = await intend(guest);
    await guest.post('/api/club/login/', login);
    const second = await intend(guest);
    expect(second.body.payment_intent_id).toBe(first.body.payment_intent_id);
    const { token } = await boughtOrder(shop(), {}, {}, guest);
    expect(await order(token)).toMatchObject({ email: 'lucia@club.example' });
    expect(await shop().failedChecks()).toEqual([]);
  });
});
