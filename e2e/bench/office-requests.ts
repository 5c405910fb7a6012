/** What the office is asked for by the bench: every list, search and report, and orders by every combination of what they are searched by. */
import type { Client } from 'pg';
import type { Size } from './office-rows.ts';

export type Asked = readonly [name: string, path: string, atMost: number];

/** Every list, search and report of the office, with the milliseconds it may take. What a database has none of is asked for as "none". */
export async function requests(client: Client, { orders }: Size): Promise<Asked[]> {
  const ask = async (sql: string) => (await client.query<{ value: string | null }>(sql)).rows[0]?.value ?? 'none';
  const number = await ask(`select number as value from shop_order where tracking_number = 'GLS' || to_char(${Math.round(orders / 2) + 1}, 'FM00000000')`);
  const visit = await ask(`select reference as value from booking order by booked_at limit 1 offset 1000`);
  const wine = await ask(`select sku as value from order_line limit 1`);
  const voucher = await ask(`select code as value from voucher order by created_at limit 1 offset 100`);
  const member = await ask(`select number as value from member where number like 'B%' order by number limit 1 offset 500`);
  const link = await ask(`select id::text as value from payment_link order by created_at limit 1 offset 100`);
  const joining = await ask(
    `select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '~' || id as value from joining_request order by created_at limit 1 offset 50`,
  );
  const coupon = await ask(`select code as value from coupon_use group by code order by count(*) desc limit 1`);
  const [invoiceId = '', invoiceNumber = ''] = (await ask(`select id || ' ' || number as value from invoice order by issued_on limit 1 offset 1000`)).split(
    ' ',
  );
  const invoice = { id: invoiceId, number: invoiceNumber };
  const person = await ask(`select id::text as value from office_staff limit 1`);
  const quarter = await ask(`select to_char(now() - interval '3 months', 'YYYY"-Q"Q') as value`);
  const action = await ask(`select (max(id) / 2)::text as value from office_action`);
  const days = await ask(`select (now() - interval '400 days')::date::text as value`);
  /** Of the list's last page: the row that it begins after. */
  const old = (value: string, table: string, order: string) => ask(`select ${value}::text as value from ${table} order by ${order} limit 1 offset 20`);
  const oldOrder = await old('number', 'shop_order', 'placed_at, id');
  const oldVisit = await old('reference', 'booking', 'booked_at, id');
  const oldLink = await old('id', 'payment_link', 'created_at, id');
  const oldVoucher = await old('code', 'voucher', 'created_at, code');
  const oldInvoice = await old('id', 'invoice', 'issued_on, number, id');
  const oldGroup = await old('id', 'group_request', 'created_at, id');
  const packed = await client.query<{ number: string }>(`select number from shop_order where status = 'in_process' limit 50`);
  const today = await ask(`select now()::date::text as value`);
  const work = (kind: string) => ask(`select id::text as value from office_work where kind = '${kind}' order by begun_at limit 1 offset 10`);
  const dispatched = await work('dispatches');
  const notes = await work('delivery_notes');
  const year = await ask(`select (now() - interval '364 days')::date::text as value`);
  const list = 100;
  const report = 1000;
  return [
    ['today', 'today/', list],
    ['orders', 'orders/', list],
    ['orders, a page in the middle', `orders/?after=${number}`, list],
    ...['new', 'in_process', 'completed', 'canceled'].map((status): Asked => [`orders, ${status}`, `orders/?status=${status}`, list]),
    ['orders to Germany', 'orders/?country=DE', list],
    ['orders, nothing due', 'orders/?paid_with=nothing', list],
    ['orders of a brand', 'orders/?brand=oria', list],
    ['orders of a day 400 days ago', `orders/?from=${days}&to=${days}`, list],
    ['orders by number', `orders/?q=${number}`, list],
    ['orders by name and surname', 'orders/?q=luc%C3%ADa%20arteaga', list],
    ['orders by a common word', 'orders/?q=mail', list],
    ['orders by mail', 'orders/?q=buyer77%40mail.example', list],
    ['orders by wine', `orders/?q=${wine}`, list],
    ['orders by wine, to pack', `orders/?q=${wine}&status=new`, list],
    ['orders by wine, to Germany, cancelled', `orders/?q=${wine}&country=DE&status=canceled`, list],
    ['orders by tracking number', 'orders/?q=GLS00000777', list],
    ['orders, none found', 'orders/?q=nobodyatall', list],
    ['orders, the last page', `orders/?after=${oldOrder}`, list],
    ['orders to Germany, the last page', `orders/?country=DE&after=${oldOrder}`, list],
    ['orders by a common word, the last page', `orders/?q=mail&after=${oldOrder}`, list],
    ['orders of a brand by a common word, in a year', `orders/?q=mail&brand=oria&from=${year}&to=${today}`, list],
    ['invoices', 'invoices/', list],
    ['invoices, a page in the middle', `invoices/?after=${invoice.id}`, list],
    ['invoices, the last page', `invoices/?after=${oldInvoice}`, list],
    ['invoices by number', `invoices/?q=${invoice.number}`, list],
    ['invoices of an order', `invoices/?q=${number}`, list],
    ['invoices of a day', `invoices/?from=${days}&to=${days}`, list],
    ['invoices, not sent', 'invoices/?unsent=true', list],
    ['payment links', 'payment_links/', list],
    ['payment links, a page in the middle', `payment_links/?after=${link}`, list],
    ['payment links, the last page', `payment_links/?after=${oldLink}`, list],
    ['payment links by mail', 'payment_links/?q=caller77%40mail.example', list],
    ['payment links, paid orders', 'payment_links/?state=paid&kind=order', list],
    ['one payment link', `payment_links/${link}/`, list],
    ['one order', `orders/${number}/`, list],
    ['delivery notes to pack', 'orders/delivery_notes/', report],
    ['delivery notes of 50 orders', `orders/delivery_notes/?numbers=${packed.rows.map((row) => row.number).join(',')}`, report],
    ['delivery notes of work, 200', `orders/delivery_notes/?work=${notes}`, report],
    ['long work', 'work/', list],
    ['long work of a kind, a page in the middle', `work/?kind=dispatches&after=${dispatched}`, list],
    ['long work with its lines', `work/${dispatched}/`, list],
    ['long work, what failed, from the middle', `work/${dispatched}/?outcome=failed&after=100`, list],
    ['visits', 'visits/', list],
    ['visits, a page in the middle', `visits/?after=${visit}`, list],
    ['visits, the last page', `visits/?after=${oldVisit}`, list],
    ['visits by a common word, the last page', `visits/?q=mail&after=${oldVisit}`, list],
    ['visits, cancelled', 'visits/?state=cancelled', list],
    ['visits by name', 'visits/?q=weber', list],
    ['visits by a common word', 'visits/?q=mail', list],
    ['visits of a brand', 'visits/?brand=montelar', list],
    ['visits, none found', 'visits/?q=nobodyatall', list],
    ['visits by reference', `visits/?q=${visit}`, list],
    ['visits of today', `visits/day/?day=${today}`, list],
    ['one visit', `visits/${visit}/`, list],
    ...['waiting', 'open', 'proposed', 'lapsed', 'booked', 'refused'].map((state): Asked => [
      `group requests, ${state}`,
      `group_requests/?state=${state}`,
      list,
    ]),
    ['group requests', 'group_requests/', list],
    ['group requests, the last page', `group_requests/?after=${oldGroup}`, list],
    ['one group request', `group_requests/${oldGroup}/`, list],
    ['wines', 'wines/', list],
    ['wines by name', 'wines/?q=reserva', list],
    ['wines of a brand, low', 'wines/?brand=montelar&state=low', list],
    ['wines, a page in the middle', `wines/?after=${wine}`, list],
    ['one wine', `wines/${wine}/`, list],
    ['members', 'members/', list],
    ['members, a page in the middle', `members/?after=${member}`, list],
    ['members by surname', 'members/?q=weber', list],
    ['members by mail', 'members/?q=member77%40club', list],
    ['members, ended', 'members/?state=ended', list],
    ['members, goal met', 'members/?goal=met', list],
    ['members of a level', 'members/?level=platinum', list],
    ['club requests', 'club/requests/', list],
    ['who asks to join, a page in the middle', `club/requests/?kind=joining&after=${encodeURIComponent(joining)}`, list],
    ['one request to join', `club/requests/${joining.split('~')[1]}/`, list],
    ['personal data of a buyer', 'personal_data/?of=buyer77%40mail.example', list],
    ['personal data of a member', `personal_data/?of=${member}`, list],
    ['one member', `members/${member}/`, list],
    ['vouchers', 'vouchers/', list],
    ['vouchers, a page in the middle', `vouchers/?after=${voucher}`, list],
    ['vouchers, the last page', `vouchers/?after=${oldVoucher}`, list],
    ['vouchers, blocked', 'vouchers/?state=stopped', list],
    ['vouchers of a brand', 'vouchers/?brand=oria', list],
    ['one voucher', `vouchers/${voucher}/`, list],
    ['vouchers by code', `vouchers/?q=${voucher.slice(0, 6)}`, list],
    ['coupons', 'coupons/', list],
    ['coupons by code, that serve, a page in the middle', `coupons/?q=${coupon.slice(0, 1)}&state=serves&after=A`, list],
    ['one coupon with its orders', `coupons/${coupon}/`, list],
    ['log', 'log/', list],
    ['log, a page in the middle', `log/?before=${action}`, list],
    ['log, the last page', 'log/?before=40', list],
    ['log by reason', 'log/?q=goodwill', list],
    ['log of a person', `log/?staff_id=${person}`, list],
    ['log of what one did to orders', `log/?staff_id=${person}&subject_kind=order`, list],
    ['log of one order', `log/?subject_kind=order&subject=${number}`, list],
    ['log by order', `log/?q=${number}`, list],
    ['log, refunds', 'log/?kind=order.refund', list],
    ['log of a day', `log/?from=${days}&to=${days}`, list],
    ['log, none found', 'log/?q=nobodyatall', list],
    ['people', 'staff/', list],
    ['sessions of one’s own', 'sessions/', list],
    ['programs', 'programs/', list],
    ['settings', 'settings/', list],
    ...['day', 'wine', 'country', 'brand', 'channel'].map((by): Asked => [`sales of 30 days by ${by}`, `numbers/sales/?by=${by}`, report]),
    ...['day', 'wine', 'country', 'brand', 'channel'].map((by): Asked => [
      `sales of a year by ${by}`,
      `numbers/sales/?by=${by}&from=${year}&to=${today}`,
      report,
    ]),
    ['VAT of a quarter', 'numbers/vat/', report],
    ['VAT of the quarter before', `numbers/vat/?quarter=${quarter}`, report],
    ['occupancy of a year', `numbers/visits/?from=${year}&to=${today}`, report],
    ['coupons of a year', `numbers/coupons/?from=${year}&to=${today}`, report],
    ['members’ progress', 'numbers/members/', report],
    ['members’ progress of last year', `numbers/members/?year=${year.slice(0, 4)}`, report],
  ];
}

/** Words that orders are filtered by; of each what many have, and what few or none have. */
async function orderFilters(client: Client): Promise<Record<string, string[]>> {
  const { rows } = await client.query<{ wine: string; old: string; today: string; year: string }>(
    `select (select sku from order_line limit 1) as wine, (now() - interval '400 days')::date::text as old, now()::date::text as today, (now() - interval '364 days')::date::text as year`,
  );
  const { wine = '', old = '', today = '', year = '' } = rows[0] ?? {};
  return {
    words: ['q=mail', `q=${wine}`, 'q=luc%C3%ADa%20arteaga', 'q=GLS00000777', 'q=nobodyatall'],
    state: ['status=new', 'status=completed', 'status=canceled'],
    brand: ['brand=oria'],
    country: ['country=ES', 'country=NL', 'country=LU'],
    payment: ['paid_with=card', 'paid_with=nothing'],
    days: [`from=${year}&to=${today}`, `from=${old}&to=${old}`],
  };
}

/** Addresses of the orders by every combination of words, state, brand, country, way of payment and days. */
export async function combinations(client: Client): Promise<string[]> {
  const filters = Object.values(await orderFilters(client));
  const all = filters.reduce<string[][]>((made, values) => made.flatMap((chosen) => [chosen, ...values.map((value) => [...chosen, value])]), [[]]);
  return all.map((chosen) => `orders/?${chosen.join('&')}`);
}
