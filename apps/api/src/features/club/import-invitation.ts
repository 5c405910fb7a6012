import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { Member } from '../../platform/content/index.ts';
import { invitation, membership } from './club.schema.ts';
import { membershipYear } from './invitation-rules.ts';
import { hasInvited, insertGuest, insertInvitation } from './invitation.store.ts';
import { unusableHash } from '../session/index.ts';

type Guest = NonNullable<Member['invited']>;

/** An invitation that the folder says was given, in the membership year of the day it was sent; nothing when that year has one. */
export async function writeFolderInvitation(tx: Db, inviterId: string, guest: Guest, days: number): Promise<void> {
  const memberships = await tx.select().from(membership).where(eq(membership.memberId, inviterId)).orderBy(membership.startsOn);
  const then = memberships.findLast(({ startsOn }) => startsOn <= guest.sent);
  if (then === undefined) return;
  const year = membershipYear(then.startsOn, guest.sent);
  if (await hasInvited(tx, inviterId, year)) return;
  const id = await insertInvitation(tx, inviterId, year, days);
  const { name, surname, email, language, document } = guest;
  const request = { name, surname, email, language, ...(document && { document_type: document.type, document_number: document.number }) };
  await insertGuest(tx, id, request, await unusableHash);
  await tx
    .update(invitation)
    .set({ createdAt: sql`${guest.sent}::date`, expiresAt: sql`now() + make_interval(days => ${days})` })
    .where(eq(invitation.id, id));
}
