import type { components } from '@parral/api-spec';
import { sql } from 'drizzle-orm';
import type { Reply, Visitor } from '../../../testing/visitor.ts';
import type { Confirmation, Intent, Shop } from './shop.ts';

type Schemas = components['schemas'];

/** A wine of each kind of the test estate. */
export const wines = {
  paramo: 'ORI-PAR-2019-75',
  palomar: 'MON-PAL-2019-75',
  magnum: 'MON-PAL-2019-150',
  secret: 'MON-SEC-2018-75',
  soldOut: 'MON-AGO-2020-75',
  soon: 'MON-PAL-2021-75',
} as const;

/** The home address of `orderForm`. */
export const homeAddress: Schemas['ShippingAddress'] = {
  first_name: 'Ana',
  last_name: 'Gil',
  line1: 'Calle Mayor 1',
  country_id: 'ES',
  postcode: '26200',
  locality: 'Haro',
};

/** A company's billing address, which asks for an invoice in full. */
export const companyAddress: Schemas['BillingAddress'] = {
  document_type: 'nif_cif',
  document_number: 'B58378431',
  company: 'Gil y Hermanos, S.L.',
  email: 'facturas@example.com',
  line1: 'Calle Mayor 1',
  country_id: 'ES',
  postcode: '26200',
  locality: 'Haro',
};

/** An order's form in which nothing is wrong; `change` replaces parts of it. */
export function orderForm(change: Partial<Schemas['OrderIntentRequest']> = {}): Schemas['OrderIntentRequest'] {
  return {
    client_info: { document_type: 'dni', document_number: '12345678Z', name: 'Ana', surname: 'Gil', email: 'Ana@Example.com', phone_number: '+34600112233' },
    shipping_mode: 'home',
    shipping_address: homeAddress,
    terms_accepted: true,
    web_language: 'es',
    web_site: 'brisa',
    ...change,
  };
}

export function add(visitor: Visitor, sku: string, quantity = 1): Promise<Reply<Schemas['Basket']>> {
  return visitor.post('/api/ecom/basket/add_product/', { product_id: sku, quantity });
}

export function intend<B = Intent>(visitor: Visitor, change: Partial<Schemas['OrderIntentRequest']> = {}): Promise<Reply<B>> {
  return visitor.post<B>('/api/ecom_order/order/intent/', orderForm(change));
}

export function capture<B = Confirmation>(visitor: Visitor, paymentId: string): Promise<Reply<B>> {
  return visitor.post<B>('/api/ecom_order/order/capture/', { payment_intent: paymentId });
}

/** Authorises a payment as Elements would, with a test card. */
export function pay(shop: Shop, paymentId: string, card = 'pm_card_visa') {
  return shop.stripe.paymentIntents.confirm(paymentId, { payment_method: card, return_url: 'http://localhost/' });
}

/** A visitor with a basket of one wine and an open payment for it. */
export async function readyToPay(shop: Shop, sku: string = wines.paramo, quantity = 1): Promise<{ visitor: Visitor; intent: Intent }> {
  const visitor = shop.api.visitor();
  const added = await add(visitor, sku, quantity);
  if (added.status !== 200) throw new Error(`The wine was not added: ${added.text}`);
  const reply = await intend(visitor);
  if (reply.status !== 200) throw new Error(`There is no intent: ${reply.text}`);
  return { visitor, intent: reply.body };
}

/** An order that is bought and paid, with the token of its private link. */
export async function boughtOrder(
  shop: Shop,
  skus: Record<string, number> = { [wines.paramo]: 1 },
  change: Partial<Schemas['OrderIntentRequest']> = {},
  visitor: Visitor = shop.api.visitor(),
): Promise<{ visitor: Visitor; number: string; token: string; paymentId: string; total: number }> {
  for (const [sku, quantity] of Object.entries(skus)) {
    const added = await add(visitor, sku, quantity);
    if (added.status !== 200) throw new Error(`The wine was not added: ${added.text}`);
  }
  const intent = await intend(visitor, change);
  if (intent.status !== 200) throw new Error(`There is no intent: ${intent.text}`);
  const { payment_intent_id: paymentId, payment_due: isDue } = intent.body;
  if (isDue) await pay(shop, paymentId);
  const order = await capture(visitor, paymentId);
  if (order.status !== 200) throw new Error(`There is no order: ${order.text}`);
  const [row] = await shop.rows<{ token: string }>(sql`select view_token as token from shop_order where number = ${order.body.number}`);
  return { visitor, number: order.body.number, token: row?.token ?? '', paymentId, total: order.body.total_price };
}
