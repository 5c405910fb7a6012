import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { readMessages } from '../../platform/words/words.ts';
import { brandNamed, loadSite, type SiteContent } from '../site/index.ts';
import { noteAction } from '../staff/index.ts';
import { indexOrder } from './index-order.ts';
import { insertRevision } from './intent.store.ts';
import type messages from './messages.en.json';
import type { OrderFile } from './order-file.ts';
import { addressLines, orderLink } from './order-mail.ts';
import type { OrderRow } from './order.store.ts';
import { orderIntent, shopOrder } from './orders.schema.ts';
import type { RevisionSnapshot } from './revision-snapshot.ts';
import { recountBuyers } from './sales-days.ts';

const words = readMessages<typeof messages>(import.meta.url);

/**
 * Writes that an order goes elsewhere, as its next revision, and tells its buyer, in one transaction. `next` has the lines and the money of the
 * revision that was seen. false where the order is no longer that of the file: packed, cancelled, or its address changed by somebody else.
 */
export async function readdressOrder(context: Pick<Context, 'db' | 'content' | 'mail'>, file: OrderFile, next: RevisionSnapshot): Promise<boolean> {
  const site = await context.content.memo(loadSite)();
  return transaction(context.db, async (tx) => {
    const order = await writeRevision(tx, file.order, next);
    if (order === null) return false;
    const { language } = order;
    const lines = linesOf(next, language);
    await indexOrder(tx, order.id);
    if (countryOf(next) !== countryOf(file.snapshot)) await recountBuyers(tx, [order.id]);
    await noteAction(tx, {
      kind: 'order.address',
      subject: order.number,
      before: { address: linesOf(file.snapshot, language).join(', ') },
      after: { address: lines.join(', ') },
    });
    await context.mail.order(tx, addressMail(order, file, lines, site));
    return true;
  });
}

const countryOf = ({ parts }: RevisionSnapshot) => parts.shipping_address?.country_id;

const linesOf = ({ parts }: RevisionSnapshot, language: OrderRow['language']) =>
  parts.shipping_address === null ? [] : addressLines(parts.shipping_address, language);

/** Revisions are numbered by the intent, which may have one that was never paid; of several who write one of the same order the first does. */
async function writeRevision(tx: Db, { id, revision }: OrderRow, snapshot: RevisionSnapshot): Promise<OrderRow | null> {
  const [order] = await tx
    .update(shopOrder)
    .set({ revision: sql`(select revision + 1 from order_intent where id = ${shopOrder.intentId})` })
    .where(and(eq(shopOrder.id, id), eq(shopOrder.revision, revision), eq(shopOrder.state, 'paid'), eq(shopOrder.status, 'new')))
    .returning();
  if (order === undefined) return null;
  await insertRevision(tx, order.intentId, order.revision, snapshot);
  await tx.update(orderIntent).set({ revision: order.revision }).where(eq(orderIntent.id, order.intentId));
  return order;
}

function addressMail(order: OrderRow, file: OrderFile, lines: string[], site: SiteContent) {
  const { language } = order;
  const { name, email, phone, address } = brandNamed(site, order.brand);
  const t = words(language);
  const values = { number: order.number, name: file.snapshot.parts.client_info.name, phone };
  const notice = {
    title: t('readdressed', values),
    paragraphs: [t('readdressedWhat', values)],
    facts: [{ label: t('noteTo'), lines }],
    way: { label: t('readdressedSee'), url: orderLink(order, file, site, language) },
    afterwards: [t('readdressedAsk', values)],
  };
  return {
    key: `order:${order.id}:address:${order.revision}`,
    sequence: `order:${order.id}`,
    to: order.email,
    name: 'order-address',
    language,
    data: { brand: { name, email, phone, address }, notice },
  };
}
