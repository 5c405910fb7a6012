import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { orderIntent, orderLine, orderRevision, shopOrder } from '../orders/orders.schema.ts';
import { newsletterSubscription } from '../newsletter/newsletter.schema.ts';
import { member, session } from '../session/session.schema.ts';
import type { MemberRow } from '../session/session.store.ts';
import { voucher } from '../vouchers/vouchers.schema.ts';
import { invitation, joiningRequest, memberPurchase, membership } from './club.schema.ts';

/** A member by number or e-mail address; null for none. */
export async function memberNamed(db: Db, name: string): Promise<MemberRow | null> {
  const [row] = await db
    .select()
    .from(member)
    .where(or(eq(member.number, name), eq(member.email, name.toLowerCase())));
  return row ?? null;
}

/** All that is kept about a member, for that person (Regulation (EU) 2016/679, articles 15 and 20). Secrets are left out. */
export async function exportMember(db: Db, row: MemberRow) {
  const { passwordHash: _, folderPasswordHash: __, ...person } = row;
  const orders = await db.select().from(shopOrder).where(eq(shopOrder.memberId, row.id)).orderBy(shopOrder.placedAt);
  const files = [];
  for (const { viewToken: _token, sessionId: _session, ...order } of orders) {
    const [revision] = await db
      .select({ snapshot: orderRevision.snapshot })
      .from(orderRevision)
      .where(sql`${orderRevision.intentId} = ${order.intentId} and ${orderRevision.revision} = ${order.revision}`);
    files.push({ ...order, bought: revision?.snapshot ?? null, lines: await db.select().from(orderLine).where(eq(orderLine.orderId, order.id)) });
  }
  return {
    member: person,
    memberships: await db.select().from(membership).where(eq(membership.memberId, row.id)),
    visit_codes: await db.select().from(voucher).where(eq(voucher.memberId, row.id)),
    invitations: await db.select().from(invitation).where(eq(invitation.inviterId, row.id)),
    invited_by: await db.select({ createdAt: invitation.createdAt, acceptedAt: invitation.acceptedAt }).from(invitation).where(eq(invitation.guestId, row.id)),
    purchases: await db.select().from(memberPurchase).where(eq(memberPurchase.memberId, row.id)),
    orders: files,
    newsletter: (await db.select().from(newsletterSubscription).where(eq(newsletterSubscription.email, row.email))).map(
      ({ tokenHash: _hash, unsubscribeToken: _token, ...kept }) => kept,
    ),
    joining_request: await db.select().from(joiningRequest).where(eq(joiningRequest.email, row.email)),
    sessions: await db.select({ createdAt: session.createdAt, expiresAt: session.expiresAt }).from(session).where(eq(session.memberId, row.id)),
  };
}

export interface Erased {
  /** Orders and purchases in shops: invoices, which the law has kept; they no longer name a member. */
  invoicesKept: number;
}

/**
 * Erases a member and what hangs on the person (article 17): sessions, memberships, codes, invitations with the guests who have
 * not accepted, newsletter, joining request, mails not yet sent, and unfinished orders' data. Invoices are kept, as article 17.3 b allows.
 */
export async function eraseMember(db: Db, row: MemberRow): Promise<Erased> {
  return transaction(db, async (tx) => {
    const orders = await tx.update(shopOrder).set({ memberId: null }).where(eq(shopOrder.memberId, row.id)).returning({ id: shopOrder.id });
    const purchases = await tx.update(memberPurchase).set({ memberId: null }).where(eq(memberPurchase.memberId, row.id)).returning({ id: memberPurchase.id });
    const unfinished = sql`select i.id from order_intent i where i.member_id = ${row.id} and i.state = 'cancelled' and not exists (select 1 from shop_order o where o.intent_id = i.id)`;
    await tx.execute(sql`delete from order_revision where intent_id in (${unfinished})`);
    await tx.execute(sql`delete from order_intent where id in (${unfinished})`);
    await tx.update(orderIntent).set({ memberId: null }).where(eq(orderIntent.memberId, row.id));
    await tx.execute(sql`delete from member where invited and id in (select guest_id from invitation where inviter_id = ${row.id} and accepted_at is null)`);
    await tx.delete(voucher).where(and(eq(voucher.memberId, row.id), isNull(voucher.usedAt)));
    await tx.delete(newsletterSubscription).where(eq(newsletterSubscription.email, row.email));
    await tx.delete(joiningRequest).where(eq(joiningRequest.email, row.email));
    await tx.execute(sql`delete from outbox where done_at is null and kind in ('mail', 'club password mail', 'club invitation mail', 'newsletter confirmation mail')
      and (payload ->> 'to' = ${row.email} or payload ->> 'email' = ${row.email} or payload ->> 'memberId' = ${row.id} or payload ->> 'inviterId' = ${row.id})`);
    await tx.delete(session).where(eq(session.memberId, row.id));
    await tx.delete(member).where(eq(member.id, row.id));
    return { invoicesKept: orders.length + purchases.length };
  });
}
