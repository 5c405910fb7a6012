import { and, eq, sql } from 'drizzle-orm';
import type { components } from '@parral/api-spec';
import { normaliseDocumentNumber, normaliseEmail } from '@parral/rules';
import type { Db } from '../../platform/database/database.ts';
import { member } from '../session/session.schema.ts';
import type { MemberRow } from '../session/session.store.ts';
import { invitation, membership } from './club.schema.ts';

/** The person invited in a membership year; null while nobody is. */
export async function guestOf(db: Db, inviterId: string, yearStartsOn: string): Promise<MemberRow | null> {
  const [row] = await db
    .select({ member })
    .from(invitation)
    .innerJoin(member, eq(member.id, invitation.guestId))
    .where(and(eq(invitation.inviterId, inviterId), eq(invitation.yearStartsOn, yearStartsOn)));
  return row?.member ?? null;
}

/** Whether the year's invitation has been given, be the person invited still there or not. */
export async function hasInvited(db: Db, inviterId: string, yearStartsOn: string): Promise<boolean> {
  const rows = await db
    .select({ id: invitation.id })
    .from(invitation)
    .where(and(eq(invitation.inviterId, inviterId), eq(invitation.yearStartsOn, yearStartsOn)));
  return rows.length > 0;
}

/** Breaks `invitation_year` for a second one in the year. Returns its id. */
export async function insertInvitation(tx: Db, inviterId: string, yearStartsOn: string, days: number): Promise<string> {
  const values = { inviterId, yearStartsOn, expiresAt: sql`now() + make_interval(days => ${days})` };
  const [row] = await tx.insert(invitation).values(values).returning({ id: invitation.id });
  if (row === undefined) throw new Error('The invitation that was just written is missing.');
  return row.id;
}

/** Enters the person invited; breaks `member_email` or `member_document` where a member or another guest has them. */
export async function insertGuest(tx: Db, invitationId: string, wish: components['schemas']['InvitationRequest'], passwordHash: string): Promise<string> {
  const number = normaliseDocumentNumber(wish.document_number ?? '');
  const [row] = await tx
    .insert(member)
    .values({
      number: sql`lpad(nextval('member_numbers')::text, 5, '0')`,
      email: normaliseEmail(wish.email),
      name: wish.name.trim(),
      surname: wish.surname.trim(),
      level: 'bronze',
      documentNumber: number === '' ? null : number,
      invited: true,
      data: { language: wish.language, phone: '', newsletter: false, ...(number !== '' && { document: { type: wish.document_type ?? 'dni', number } }) },
      passwordHash,
      folderPasswordHash: '',
    })
    .returning({ id: member.id });
  if (row === undefined) throw new Error('The guest that was just written is missing.');
  await tx.update(invitation).set({ guestId: row.id }).where(eq(invitation.id, invitationId));
  return row.id;
}

/** Takes an invitation up: the year that was given begins today. */
export async function acceptInvitation(tx: Db, guestId: string, goalCents: number | null): Promise<void> {
  const today = sql`(now() at time zone 'Europe/Madrid')::date`;
  await tx
    .update(member)
    .set({
      invited: false,
      data: sql`${member.data} || jsonb_build_object('memberSince', ${today}::text)`,
      membershipEnds: sql`(${today} + interval '1 year')::date - 1`,
    })
    .where(eq(member.id, guestId));
  await tx
    .update(invitation)
    .set({ acceptedAt: sql`now()` })
    .where(eq(invitation.guestId, guestId));
  const year = { startsOn: sql`${today}`, endsOn: sql`(${today} + interval '1 year')::date - 1` };
  await tx.insert(membership).values({ memberId: guestId, level: 'bronze', ...year, goalCents, activatedAt: sql`now()`, fromFolder: false });
}

/** Gives back what nobody took up in time: the guest is forgotten, and the member may invite somebody else. */
export async function deleteExpiredInvitations(db: Db): Promise<void> {
  await db.execute(sql`
    with gone as (delete from invitation where accepted_at is null and expires_at < now() returning guest_id)
    delete from member where invited and id in (select guest_id from gone)`);
}
