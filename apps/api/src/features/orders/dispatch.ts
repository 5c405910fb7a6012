import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Context } from '../../platform/context.ts';
import { loadSite, type SiteContent } from '../site/index.ts';
import { loadOrderContent } from './order-content.ts';
import { orderById } from './order.store.ts';
import { orderChanged } from './order-changed.ts';
import { readOrderFile, shownStatus, type OrderFile } from './order-file.ts';
import { statusWords } from './status-words.ts';
import { orderMail } from './order-mail.ts';
import { noteAction } from '../staff/index.ts';
import { indexOrder } from './index-order.ts';
import { shopOrder } from './orders.schema.ts';
import { StatusRefused } from './set-status.ts';

/** What else is done in the transaction that changes an order. */
type Along = (tx: Db) => Promise<void>;
type Change = Partial<Pick<OrderFile['order'], 'carrier' | 'trackingNumber' | 'trackingUrl'>>;

/**
 * Hands an order to its carrier, one of `shipping.yaml`, and tells the buyer where its way is shown, in one transaction;
 * the order is in process then. Again, also after a crash, it changes nothing and writes to nobody. Returns whether
 * anything changed; `along` is done in the same transaction, where something does. Throws StatusRefused: for a pickup, an order that is
 * over, and a carrier that the file does not name.
 */
export async function dispatchOrder(
  context: Context,
  number: string,
  carrierId: string,
  trackingNumber: string | null,
  along?: Along,
): Promise<{ changed: boolean }> {
  const file = await toSend(context, number);
  const site = await context.content.memo(loadSite)();
  if (file.snapshot.parts.shipping_mode === 'shop')
    throw new StatusRefused(`The order ${number} is collected at the shop: \`estate order ready ${number}\` tells its buyer that it waits there.`, 'pickup');
  if (file.snapshot.parts.shipping_address === null)
    throw new StatusRefused(`Of the order ${number} nothing is sent: its vouchers go by mail.`, 'nothing_sent');
  const carrier = site.carriers.find(({ id }) => id === carrierId);
  if (carrier === undefined)
    throw new StatusRefused(
      `"${carrierId}" is no carrier of shipping.yaml. There are: ${site.carriers.map(({ id }) => id).join(', ') || 'none yet'}.`,
      'no_carrier',
    );
  if (file.order.dispatchedAt !== null) return { changed: false };
  const url = trackingNumber === null ? null : (carrier.tracking?.replace('{number}', encodeURIComponent(trackingNumber)) ?? null);
  return advance(context, file, site, 'dispatched', { carrier: carrier.name, trackingNumber, trackingUrl: url }, along);
}

/** Tells the buyer of a pickup that the order waits at the shop; the rules are those of `dispatchOrder`. */
export async function readyOrder(context: Context, number: string): Promise<{ changed: boolean }> {
  const file = await toSend(context, number);
  const site = await context.content.memo(loadSite)();
  if (file.snapshot.parts.shipping_mode !== 'shop')
    throw new StatusRefused(`The order ${number} is sent: \`estate order dispatch ${number} <carrier> [number]\`.`);
  return file.order.readyAt !== null ? { changed: false } : advance(context, file, site, 'ready', {});
}

async function toSend({ db }: Context, number: string): Promise<OrderFile> {
  const file = await readOrderFile(db, { number });
  if (file === null) throw new StatusRefused(`There is no order ${number}. \`estate order list\` shows them.`, 'no_order');
  if (file.order.state === 'authorised')
    throw new StatusRefused(`The order ${number} is not paid yet: its card is being charged. Try again in a minute.`, 'not_paid');
  const status = shownStatus(file.order);
  if (status === 'completed' || status === 'canceled')
    throw new StatusRefused(`The order ${number} is ${statusWords[status]}: nothing of it is on its way any more.`, 'over');
  return file;
}

async function advance(
  context: Context,
  file: OrderFile,
  site: SiteContent,
  name: 'dispatched' | 'ready',
  change: Change,
  along?: Along,
): Promise<{ changed: boolean }> {
  const content = await context.content.memo(loadOrderContent)();
  const column = name === 'ready' ? 'readyAt' : 'dispatchedAt';
  return transaction(context.db, async (tx) => {
    const [order] = await tx
      .update(shopOrder)
      .set({ ...change, status: 'in_process', inProcessAt: sql`coalesce(${shopOrder.inProcessAt}, now())`, [column]: sql`now()` })
      .where(
        and(
          eq(shopOrder.id, file.order.id),
          eq(shopOrder.state, 'paid'),
          sql`${shopOrder.status} in ('new', 'in_process')`,
          isNull(shopOrder[column]),
          eq(shopOrder.revision, file.order.revision),
        ),
      )
      .returning();
    if (order === undefined) {
      const now = await orderById(tx, file.order.id);
      if (now?.revision !== file.order.revision)
        throw new StatusRefused(`The order ${file.order.number} has another address since. Look at it again.`, 'changed');
      return { changed: false };
    }
    const { carrier, trackingNumber } = order;
    const shipment = name === 'ready' ? null : { carrier, tracking_number: trackingNumber };
    await noteAction(tx, {
      kind: `order.${name}`,
      subject: order.number,
      before: { status: shownStatus(file.order) },
      after: { status: 'in_process', ...shipment },
    });
    if (trackingNumber !== null) await indexOrder(tx, order.id);
    await context.mail.order(tx, orderMail(`order-${name}`, `order:${order.id}:${name}`, { order, intent: file, snapshot: file.snapshot, site, content }));
    if (name === 'dispatched') await context.events.publishWithin(tx, orderChanged, { what: name, order, snapshot: file.snapshot });
    await along?.(tx);
    return { changed: true };
  });
}
