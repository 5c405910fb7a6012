import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { components } from '@parral/api-spec';
import { normaliseDocumentNumber, normaliseEmail } from '@parral/rules';
import type { Level } from '../../platform/content/index.ts';
import type { Db } from '../../platform/database/database.ts';
import { today } from '../../platform/database/today.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { acceptMember, deleteInvited, insertMember, memberById, type MemberRow } from '../session/index.ts';
import { invitation, membership } from './club.schema.ts';
import type { levelTerms } from './invitation-rules.ts';

/** The person invited in a membership year; null while nobody is. */
export async function guestOf(db: Db, inviterId: string, yearStartsOn: string): Promise<MemberRow | null> {
  const [row] = await db
    .select({ guestId: invitation.guestId })
    .from(invitation)
    .where(and(eq(invitation.inviterId, inviterId), eq(invitation.yearStartsOn, yearStartsOn)));
  return row?.guestId == null ? null : memberById(db, row.guestId);
}

/** Whether the year's invitation has been given, be the person invited still there or not. */
export async function hasInvited(db: Db, inviterId: string, yearStartsOn: string): Promise<boolean> {
  const rows = await db
    .select({ id: invitation.id })
    .from(invitation)
    .where(and(eq(invitation.inviterId, inviterId), eq(invitation.yearStartsOn, yearStartsOn)));
  return rows.length > 0;
}

/** Breaks `invitation_year` for a second one of a member in the year. `brand`: the one that writes where the estate invites. Returns its id. */
export async function insertInvitation(tx: Db, inviterId: string | null, yearStartsOn: string, days: number, brand: string | null = null): Promise<string> {
  const values = { inviterId, yearStartsOn, brand, expiresAt: sql`now() + make_interval(days => ${days})` };
  const [row] = await tx.insert(invitation).values(values).returning({ id: invitation.id });
  if (row === undefined) throw new Error('The invitation that was just written is missing.');
  return row.id;
}

/** Enters the person invited; breaks `member_email` or `member_document` where a member or another guest has them. */
export async function insertGuest(
  tx: Db,
  invitationId: string,
  guest: components['schemas']['InvitationRequest'] & { level: Level },
  passwordHash: string,
): Promise<string> {
  const number = normaliseDocumentNumber(guest.document_number ?? '');
  const inserted = await insertMember(tx, {
    number: null,
    email: normaliseEmail(guest.email),
    name: guest.name.trim(),
    surname: guest.surname.trim(),
    level: guest.level,
    documentNumber: number === '' ? null : number,
    invited: true,
    data: { language: guest.language, phone: '', newsletter: false, ...(number !== '' && { document: { type: guest.document_type ?? 'dni', number } }) },
    passwordHash,
  });
  await tx.update(invitation).set({ guestId: inserted.id }).where(eq(invitation.id, invitationId));
  return inserted.id;
}

/** Takes an invitation up: the membership that was given begins today, at the level under which the guest was entered; a permanent one never ends. */
export async function acceptInvitation(tx: Db, guestId: string, termsOf: (level: Level) => ReturnType<typeof levelTerms>): Promise<void> {
  const guest = await memberById(tx, guestId);
  if (guest === null) throw new Error('The guest who accepts is missing.');
  const { goal, months, permanent } = termsOf(guest.level);
  await acceptMember(tx, guestId, permanent ? null : months);
  await tx
    .update(invitation)
    .set({ acceptedAt: sql`now()` })
    .where(eq(invitation.guestId, guestId));
  const days = { startsOn: sql`${today}`, endsOn: permanent ? null : sql`(${today} + make_interval(months => ${months}))::date - 1` };
  await tx.insert(membership).values({ memberId: guestId, level: guest.level, ...days, goalCents: goal, activatedAt: sql`now()`, fromFolder: false });
}

/** The guests of a member who have not accepted. */
export async function openGuestsOf(db: Db, inviterId: string): Promise<string[]> {
  const rows = await db
    .select({ guestId: invitation.guestId })
    .from(invitation)
    .where(and(eq(invitation.inviterId, inviterId), isNull(invitation.acceptedAt)));
  return rows.flatMap(({ guestId }) => guestId ?? []);
}

/** When an invitation to a guest ends; null for none. */
export async function invitationEnd(db: Db, guestId: string): Promise<Date | null> {
  const [row] = await db.select({ expiresAt: invitation.expiresAt }).from(invitation).where(eq(invitation.guestId, guestId));
  return row?.expiresAt ?? null;
}

/** An invitation that a guest has not taken up lasts as long again from now on. null where there is none. */
export async function extendInvitation(tx: Db, guestId: string, days: number): Promise<typeof invitation.$inferSelect | null> {
  const [row] = await tx
    .update(invitation)
    .set({ expiresAt: sql`now() + make_interval(days => ${days})` })
    .where(and(eq(invitation.guestId, guestId), isNull(invitation.acceptedAt)))
    .returning();
  return row ?? null;
}

/** Takes an invitation back that nobody has taken up: the guest is forgotten, and the member who gave it may invite somebody else. */
export async function deleteInvitation(tx: Db, guestId: string): Promise<void> {
  await tx.delete(invitation).where(and(eq(invitation.guestId, guestId), isNull(invitation.acceptedAt)));
  await deleteInvited(tx, [guestId]);
}

/** Gives back what nobody took up in time: the guest is forgotten, and the member may invite somebody else. */
export async function deleteExpiredInvitations(db: Db): Promise<void> {
  await transaction(db, async (tx) => {
    const expired = and(isNull(invitation.acceptedAt), lt(invitation.expiresAt, sql`now()`));
    const gone = await tx.delete(invitation).where(expired).returning({ guestId: invitation.guestId });
    await deleteInvited(
      tx,
      gone.flatMap(({ guestId }) => guestId ?? []),
    );
  });
}
