import type { Db } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Brand, Language } from '../../platform/content/index.ts';
import type { Context } from '../../platform/context.ts';
import type { MailOrder } from '../../platform/mail/mail.ts';
import { dayInWords } from '../../platform/words/days-in-words.ts';
import { loadSite } from '../site/index.ts';
import { giftAddress, makeGifts, type VoucherRow } from '../vouchers/index.ts';
import { lockPaidOrder, orderById, returnedSkus } from './order.store.ts';
import { findRevision, originOf } from './intent.store.ts';
import { withdrawnSkusOf } from './withdrawal.store.ts';

/** Kind of the outbox that has the vouchers of a paid order made and sent; its payload names the order. */
const kind = 'gift vouchers';

interface GiftOrder {
  orderId: string;
}

/** Orders, in the transaction that settles an order, that the vouchers bought in it as gifts be made and sent. */
export async function orderGifts({ outbox }: Pick<Context, 'outbox'>, tx: Db, orderId: string): Promise<void> {
  await outbox.add(tx, { kind, key: `gifts:${orderId}`, payload: { orderId } satisfies GiftOrder });
}

/** Registers who makes and sends them. */
export function registerGifts(context: Context): void {
  const siteContent = context.content.memo(loadSite);
  context.outbox.register(kind, 'events', async ({ orderId }: GiftOrder) => {
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
  if (!(await lockPaidOrder(tx, { id: orderId }))) return null;
  const order = await orderById(tx, orderId);
  const snapshot = order && (await findRevision(tx, order.intentId, order.revision));
  if (order === null || snapshot === null) return null;
  const [returned, withdrawn] = [await returnedSkus(tx, orderId), await withdrawnSkusOf(tx, orderId)];
  return { ...order, origin: await originOf(tx, order.intentId), lines: snapshot.lines, returned, withdrawn, name: snapshot.parts.client_info.name };
}

function giftMail(order: PaidOrder, made: readonly VoucherRow[], brand: Brand): MailOrder {
  const language: Language = order.language;
  const titles = new Map(order.lines.map(({ sku, title }) => [sku, title]));
  return {
    key: `gifts:${order.id}`,
    sequence: `order:${order.id}`,
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
          until: dayInWords(endsOn, language),
          link: `${order.origin}${giftAddress(brand, language, giftToken ?? '')}`,
        })),
      },
    },
  };
}
