import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { InvoicesContext } from '../invoices/index.ts';
import { type Person, personAsked, personErased } from '../session/index.ts';
import { forgetLines } from '../work/index.ts';
import { findRevision } from './intent.store.ts';
import { orderIntent, orderLine, shopOrder } from './orders.schema.ts';
import { recountBuyers } from './sales-days.ts';
import { withdrawal } from './withdrawal.schema.ts';

/** What orders keep about a person: told, with the invoices, and erased where it is no invoice. */
export function registerPersonalData({ events, invoicing }: Pick<InvoicesContext, 'events' | 'invoicing'>): void {
  events.onWithin(personAsked, async (tx, { person, file }) => {
    const orders = await exportOrders(tx, person);
    const sales = orders.map(({ intentId }) => intentId);
    const invoices = [...(await invoicing.list(tx, 'order', sales)).values()].flat().map(({ token: _, ...invoice }) => invoice);
    const unfinished = await unfinishedOf(tx, person);
    const withdrawals = await tx.select().from(withdrawal).where(eq(withdrawal.email, person.email));
    file.add('orders', orders, orders.length);
    file.add('invoices', invoices, invoices.length);
    file.add('unfinished_orders', unfinished, unfinished.filter(({ state }) => state !== 'cancelled').length);
    file.add(
      'withdrawals',
      withdrawals.map(({ id: _, ...said }) => said),
      withdrawals.filter(({ confirmedAt }) => confirmedAt !== null).length,
    );
  });
  events.onWithin(personErased, forgetBuyer);
}

/** A person's orders with what was bought; secrets are left out. */
async function exportOrders(tx: Db, { id, email }: Person) {
  const theirs = or(eq(shopOrder.email, email), id === null ? undefined : eq(shopOrder.memberId, id));
  const orders = await tx.select().from(shopOrder).where(theirs).orderBy(shopOrder.placedAt);
  const files = [];
  for (const { viewToken: _token, sessionId: _session, ...order } of orders) {
    const bought = await findRevision(tx, order.intentId, order.revision);
    files.push({ ...order, bought, lines: await tx.select().from(orderLine).where(eq(orderLine.orderId, order.id)) });
  }
  return files;
}

/** Begun and never ordered: those of a member, and those in which somebody gave this address, while their data is kept. */
function unfinished({ id, email }: Person): SQL {
  const own = id === null ? sql`false` : sql`i.member_id = ${id}`;
  // All states but placed, as the indexes of the few that have them name them.
  return sql`order_intent i where (i.state in ('creating', 'open', 'placing') or i.state = 'cancelled') and not exists (select 1 from shop_order o where o.intent_id = i.id)
    and (${own} or exists (select 1 from order_revision r where r.intent_id = i.id and lower(r.snapshot #>> '{parts,client_info,email}') = ${email}))`;
}

async function unfinishedOf(tx: Db, person: Person): Promise<{ state: string; createdAt: string; wanted: unknown }[]> {
  const { rows } = await tx.execute<{ state: string; createdAt: string; wanted: unknown }>(sql`
    select i.state, i.created_at as "createdAt", (select r.snapshot from order_revision r where r.intent_id = i.id order by r.revision desc limit 1) as wanted
    from ${unfinished(person)} order by i.created_at`);
  return rows;
}

/**
 * Forgets a buyer: orders are invoices and stay without a name of the club, what was begun and came to nothing goes with its data, and what
 * is still under way goes by its term. Long work forgets its lines about them. A withdrawal that was confirmed belongs to its order.
 */
async function forgetBuyer(tx: Db, person: Person): Promise<void> {
  const { id, email } = person;
  const ordered = or(eq(shopOrder.email, email), id === null ? undefined : eq(shopOrder.memberId, id));
  const numbers = await tx.select({ number: shopOrder.number }).from(shopOrder).where(ordered);
  await forgetLines(
    tx,
    numbers.map(({ number }) => number),
  );
  await tx.delete(withdrawal).where(and(eq(withdrawal.email, email), isNull(withdrawal.confirmedAt)));
  const gone = (await tx.execute<{ id: string }>(sql`select i.id from ${unfinished(person)} and i.state = 'cancelled'`)).rows;
  for (const intent of gone) {
    await tx.execute(sql`delete from order_revision where intent_id = ${intent.id}`);
    await tx.execute(sql`delete from order_intent where id = ${intent.id}`);
  }
  if (id === null) return;
  const theirs = await tx.update(shopOrder).set({ memberId: null }).where(eq(shopOrder.memberId, id)).returning({ id: shopOrder.id });
  await recountBuyers(
    tx,
    theirs.map((order) => order.id),
  );
  await tx.update(orderIntent).set({ memberId: null }).where(eq(orderIntent.memberId, id));
}
