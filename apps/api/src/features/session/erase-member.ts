import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { Context } from '../../platform/context.ts';
import { eventWithin } from '../../platform/events/events.ts';
import type { MemberRow } from './member.store.ts';
import { member, session } from './session.schema.ts';

/**
 * A member is being erased (Regulation (EU) 2016/679, article 17): in the same transaction every feature erases what it
 * keeps about the person, before the member's own row goes.
 */
export const memberErased = eventWithin<Pick<MemberRow, 'id' | 'email'>>('member erased');

/** Erases a member with sessions and mails not yet sent, and by the event what other features keep. */
export async function eraseMember({ events, mail }: Pick<Context, 'events' | 'mail'>, tx: Db, { id, email }: Pick<MemberRow, 'id' | 'email'>): Promise<void> {
  await events.publishWithin(tx, memberErased, { id, email });
  await mail.drop(tx, email);
  await tx.delete(session).where(eq(session.memberId, id));
  await tx.delete(member).where(eq(member.id, id));
}
