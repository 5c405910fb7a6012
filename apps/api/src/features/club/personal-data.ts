import { eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import type { MailOrder } from '../../platform/mail/mail.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { subscriptionsOf } from '../newsletter/index.ts';
import { countOrders, exportOrders, memberOrderPaid } from '../orders/index.ts';
import { restockRequestsOf } from '../restock/index.ts';
import { deleteInvited, eraseMember as eraseSessionMember, manyLoginsFailed, memberErased, sessionTimesOf, type MemberRow } from '../session/index.ts';
import { eraseActions, noteAction } from '../staff/index.ts';
import { vouchersGivenTo } from '../vouchers/index.ts';
import { emailChange, invitation, joiningRequest, memberPurchase, membership, renewalRequest } from './club.schema.ts';
import { openGuestsOf } from './invitation.store.ts';

/** All that is kept about a member, for that person (Regulation (EU) 2016/679, articles 15 and 20). Secrets are left out. */
export async function exportMember(db: Db, row: MemberRow) {
  const { passwordHash: _, folderPasswordHash: __, ...person } = row;
  return {
    member: person,
    memberships: await db.select().from(membership).where(eq(membership.memberId, row.id)),
    visit_codes: await vouchersGivenTo(db, row.id),
    invitations: await db.select().from(invitation).where(eq(invitation.inviterId, row.id)),
    invited_by: await db.select({ createdAt: invitation.createdAt, acceptedAt: invitation.acceptedAt }).from(invitation).where(eq(invitation.guestId, row.id)),
    purchases: await db.select().from(memberPurchase).where(eq(memberPurchase.memberId, row.id)),
    orders: await exportOrders(db, { memberId: row.id }),
    newsletter: await subscriptionsOf(db, row.email),
    restock_requests: await restockRequestsOf(db, row.email),
    joining_request: await db.select().from(joiningRequest).where(eq(joiningRequest.email, row.email)),
    renewal_request: await db.select().from(renewalRequest).where(eq(renewalRequest.memberId, row.id)),
    email_change: await db.select({ email: emailChange.email, expiresAt: emailChange.expiresAt }).from(emailChange).where(eq(emailChange.memberId, row.id)),
    sessions: await sessionTimesOf(db, row.id),
  };
}

/** How many orders and purchases in shops name a member: invoices, which stay when the member is erased. */
export async function invoicesOf(db: Db, memberId: string): Promise<number> {
  return (await countOrders(db, memberId)) + (await db.$count(memberPurchase, eq(memberPurchase.memberId, memberId)));
}

export interface Erased {
  /** Orders and purchases in shops: invoices, which the law has kept; they no longer name a member. */
  invoicesKept: number;
}

/**
 * Erases a member and what hangs on the person (article 17): sessions, memberships, codes, invitations with the guests who have
 * not accepted, newsletter, joining request, mails not yet sent, and unfinished orders' data. Invoices are kept, as article 17.3 b allows.
 * `farewell`: a last mail, which says so.
 */
export async function eraseMember(context: Pick<Context, 'db' | 'events' | 'mail'>, row: MemberRow, farewell?: MailOrder): Promise<Erased> {
  return transaction(context.db, async (tx) => {
    const invoicesKept = await invoicesOf(tx, row.id);
    await eraseActions(tx, 'member', [row.number]);
    await noteAction(tx, { kind: 'member.erase', subject: row.number });
    await eraseSessionMember(context, tx, row);
    if (farewell) await context.mail.order(tx, farewell);
    return { invoicesKept };
  });
}

/** Erases what the club itself keeps, when a member is. */
export function registerErasing({ events }: Pick<Context, 'events'>): void {
  events.onWithin(memberErased, async (tx, { id, email }) => {
    await tx.update(memberPurchase).set({ memberId: null }).where(eq(memberPurchase.memberId, id));
    await deleteInvited(tx, await openGuestsOf(tx, id));
    await events.dropAfter(tx, memberOrderPaid, { memberId: id });
    await events.dropAfter(tx, manyLoginsFailed, { memberId: id });
    await tx.delete(joiningRequest).where(eq(joiningRequest.email, email));
  });
}
