import { randomBytes } from 'node:crypto';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Brand, Language } from '../../platform/content/index.ts';
import type { Context } from '../../platform/context.ts';
import type { GiftTerms } from '../catalogue/catalogue.schema.ts';
import { orderIntent, orderLine, orderRevision, shopOrder } from '../orders/orders.schema.ts';
import type { MailOrder } from '../../platform/mail/mail.ts';
import { withdrawalLine } from '../orders/withdrawal.schema.ts';
import { loadSite } from '../site/load-site.ts';
import { giftAddress } from './gift-address.ts';
import { type GiftOrder, giftVouchers } from './gift-order.ts';
import { newVoucherCode } from './voucher-code.ts';
import { giftsOfOrder, insertVouchers, type NewVoucher, type VoucherRow } from './vouchers.store.ts';

/** Has the vouchers that were bought as gifts made and sent once an order is paid. */
export function registerGifts(context: Context): void {
  const siteContent = context.content.memo(loadSite);
  context.outbox.register(giftVouchers, async ({ orderId }: GiftOrder) => {
    const { brands } = await siteContent();
    await transaction(context.db, async (tx) => {
      const order = await paidOrder(tx, orderId);
      if (order === null) return;
      const made = await makeGifts(tx, order);
      const brand = brands.get(order.brand);
      if (made.length > 0 && brand !== undefined) await context.mail.order(tx, giftMail(order, made, brand));
    });
  });
}

type PaidOrder = NonNullable<Awaited<ReturnType<typeof paidOrder>>>;

/** The order with what was bought, its row locked: it is not cancelled meanwhile. null when it is not, or no longer, paid. */
async function paidOrder(tx: Db, orderId: string) {
  const { rows } = await tx.execute(sql`select 1 from shop_order where id = ${orderId} and state = 'paid' and status <> 'canceled' for update`);
  if (rows.length === 0) return null;
  const [row] = await tx
    .select({ order: shopOrder, origin: orderIntent.origin, snapshot: orderRevision.snapshot })
    .from(shopOrder)
    .innerJoin(orderIntent, eq(orderIntent.id, shopOrder.intentId))
    .innerJoin(orderRevision, sql`${orderRevision.intentId} = ${shopOrder.intentId} and ${orderRevision.revision} = ${shopOrder.revision}`)
    .where(eq(shopOrder.id, orderId));
  if (row === undefined) return null;
  const back = await tx
    .select({ sku: orderLine.sku })
    .from(orderLine)
    .where(and(eq(orderLine.orderId, orderId), isNotNull(orderLine.returnedAt)));
  const returned = new Set(back.map(({ sku }) => sku));
  const given = await tx.select({ sku: withdrawalLine.sku }).from(withdrawalLine).where(eq(withdrawalLine.orderId, orderId));
  const withdrawn = new Set(given.map(({ sku }) => sku));
  return { ...row.order, origin: row.origin, lines: row.snapshot.lines, returned, withdrawn, name: row.snapshot.parts.client_info.name };
}

/** One voucher for each gift bought, in the order of the lines; those that are there already stay as they are. */
async function makeGifts(tx: Db, order: PaidOrder): Promise<VoucherRow[]> {
  const wanted = order.lines.flatMap(({ sku, brand, quantity, gift }) =>
    gift === undefined ? [] : Array.from({ length: quantity }, () => ({ sku, brand, gift })),
  );
  const days = await validity(tx, [...new Set(wanted.map(({ gift }) => gift.months))]);
  for (;;) {
    const made = await giftsOfOrder(tx, order.id);
    const there = new Set(made.map(({ orderPosition }) => orderPosition));
    const missing = wanted.flatMap((one, orderPosition) =>
      there.has(orderPosition) || order.returned.has(one.sku)
        ? []
        : [{ ...newGift(one), ...days(one.gift.months), active: !order.withdrawn.has(one.sku), orderId: order.id, orderPosition }],
    );
    if (missing.length === 0) return made;
    // A code that was taken by chance is drawn again.
    await insertVouchers(tx, missing);
  }
}

function newGift({ sku, brand, gift }: { sku: string; brand: string; gift: GiftTerms }) {
  const { prefix, experienceId, participants } = gift;
  const giftToken = `gift_${randomBytes(16).toString('base64url')}`;
  return { code: newVoucherCode(prefix), madeBy: 'shop' as const, brand, experienceId, participants, orderSku: sku, giftToken };
}

/** First and last day of what is good for so many months from today, Europe/Madrid, by the database's clock. */
async function validity(tx: Db, months: readonly number[]): Promise<(months: number) => Pick<NewVoucher, 'startsOn' | 'endsOn'>> {
  const { rows } = await tx.execute<{ months: number; first: string; last: string }>(sql`
    select m::integer as months, to_char(t.day, 'YYYY-MM-DD') as first, to_char(t.day + make_interval(months => m::integer), 'YYYY-MM-DD') as last
    from (select (now() at time zone 'Europe/Madrid')::date as day) t, jsonb_array_elements_text(${JSON.stringify(months)}::jsonb) m`);
  const found = new Map(rows.map(({ months: many, first, last }) => [many, { startsOn: first, endsOn: last }]));
  return (many) => found.get(many) ?? { startsOn: '', endsOn: '' };
}

function giftMail(order: PaidOrder, made: readonly VoucherRow[], brand: Brand): MailOrder {
  const language: Language = order.language;
  const titles = new Map(order.lines.map(({ sku, title }) => [sku, title]));
  return {
    key: `gifts:${order.id}`,
    to: order.email,
    name: 'gift-vouchers',
    language,
    data: {
      brand: { name: brand.name, email: brand.email, phone: brand.phone, address: brand.address },
      gift: {
        name: order.name,
        order: order.number,
        vouchers: made.map(({ orderSku, participants, endsOn, giftToken }) => ({
          title: titles.get(orderSku ?? '') ?? brand.name,
          people: participants,
          until: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${endsOn}T00:00:00Z`)),
          link: `${order.origin}${giftAddress(brand, language, giftToken ?? '')}`,
        })),
      },
    },
  };
}
