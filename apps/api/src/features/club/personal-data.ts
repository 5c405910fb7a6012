import { eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import type { MailOrder } from '../../platform/mail/mail.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { countOrders, memberOrderPaid } from '../orders/index.ts';
import {
  deleteInvited,
  erasePerson,
  lockMember,
  manyLoginsFailed,
  memberById,
  personAsked,
  type PersonalFile,
  personErased,
  readPerson,
  type MemberRow,
} from '../session/index.ts';
import { eraseActions, noteAction } from '../staff/index.ts';
import { forgetLines } from '../work/index.ts';
import { emailChange, invitation, joiningRequest, memberPurchase, membership, renewalRequest } from './club.schema.ts';
import { openGuestsOf } from './invitation.store.ts';

/** All that is kept about a member, for that person (Regulation (EU) 2016/679, articles 15 and 20). Secrets are left out. */
export async function exportMember(context: Pick<Context, 'db' | 'events'>, { id, email }: MemberRow): Promise<Record<string, unknown>> {
  return transaction(context.db, async (tx) => (await readPerson(context, tx, { id, email })).content());
}

/** How many orders and purchases in shops name a member: invoices, which stay when the member is erased. */
export async function invoicesOf(db: Db, memberId: string): Promise<number> {
  return (await countOrders(db, memberId)) + (await db.$count(memberPurchase, eq(memberPurchase.memberId, memberId)));
}

/**
 * Erases a member and what hangs on the person (article 17): sessions, memberships, codes, invitations with the guests who have
 * not accepted, newsletter, joining request, mails not yet sent, visits that are over and cost nothing, and unfinished orders' data. Invoices
 * are kept, as article 17.3 b allows; what is kept no longer names a member. Returns what there was, with how much of it stays.
 * `farewell`: a last mail, which says so. Who was erased meanwhile is erased once.
 */
export async function eraseMember(
  context: Pick<Context, 'db' | 'events' | 'mail'>,
  { id, email, number }: MemberRow,
  farewell?: MailOrder,
): Promise<PersonalFile> {
  return transaction(context.db, async (tx) => {
    await lockMember(tx, id);
    const file = await readPerson(context, tx, { id, email });
    if ((await memberById(tx, id)) === null) return file;
    await eraseActions(tx, 'member', [number]);
    await forgetLines(tx, [number]);
    await noteAction(tx, { kind: 'member.erase', subject: number });
    await erasePerson(context, tx, { id, email });
    if (farewell) await context.mail.order(tx, farewell);
    return file;
  });
}

/** What the club itself keeps about a person: told, and erased. */
export function registerPersonalData({ events }: Pick<Context, 'events'>): void {
  events.onWithin(personAsked, async (tx, { person: { id, email }, file }) => {
    file.add('joining_request', await tx.select().from(joiningRequest).where(eq(joiningRequest.email, email)));
    if (id === null) return;
    const purchases = await tx.select().from(memberPurchase).where(eq(memberPurchase.memberId, id));
    const { createdAt, acceptedAt } = invitation;
    file.add('memberships', await tx.select().from(membership).where(eq(membership.memberId, id)));
    file.add('invitations', await tx.select().from(invitation).where(eq(invitation.inviterId, id)));
    file.add('invited_by', await tx.select({ createdAt, acceptedAt }).from(invitation).where(eq(invitation.guestId, id)));
    file.add('purchases', purchases, purchases.length);
    file.add('renewal_request', await tx.select().from(renewalRequest).where(eq(renewalRequest.memberId, id)));
    const asked = { email: emailChange.email, expiresAt: emailChange.expiresAt };
    file.add('email_change', await tx.select(asked).from(emailChange).where(eq(emailChange.memberId, id)));
  });
  events.onWithin(personErased, async (tx, { id, email }) => {
    await tx.delete(joiningRequest).where(eq(joiningRequest.email, email));
    if (id === null) return;
    await tx.update(memberPurchase).set({ memberId: null }).where(eq(memberPurchase.memberId, id));
    await deleteInvited(tx, await openGuestsOf(tx, id));
    await events.dropAfter(tx, memberOrderPaid, { memberId: id });
    await events.dropAfter(tx, manyLoginsFailed, { memberId: id });
  });
}
