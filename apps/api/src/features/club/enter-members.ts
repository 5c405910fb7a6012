import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { brokenUnique } from '../../platform/database/sql-state.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { isPermanentLevel } from '@parral/rules';
import type { Club } from '../../platform/content/index.ts';
import { nobody } from '../session/password.ts';
import { member } from '../session/session.schema.ts';
import { membership } from './club.schema.ts';
import { levelTerms } from './invitation-rules.ts';
import type { MemberRecord } from './member-record.ts';
import { turnMemberships } from './memberships.store.ts';

/** Nothing was entered; the message says why, without personal data. */
export class MemberRefused extends Error {
  override readonly name = 'MemberRefused';
}

const taken: Record<string, string> = { member_email: 'e-mail address', member_document: 'document number' };

/**
 * Enters members as the office writes them down, all or none: a number that is known is updated, every other is a new member,
 * who chooses a password by "forgotten password" at the login. Returns their numbers, in the order given.
 * Throws MemberRefused when one has the e-mail address or document of somebody else.
 */
export async function enterMembers(db: Db, terms: Club, records: readonly MemberRecord[]): Promise<string[]> {
  const passwordHash = await nobody;
  return transaction(db, async (tx) => {
    const numbers: string[] = [];
    for (const [at, record] of records.entries()) {
      try {
        numbers.push(await enterOne(tx, terms, record, passwordHash));
      } catch (error) {
        const what = taken[brokenUnique(error) ?? ''];
        if (what === undefined) throw error;
        throw new MemberRefused(`Member ${at + 1} of ${records.length} has the ${what} of somebody else who is a member or invited. Nothing was entered.`, {
          cause: error,
        });
      }
    }
    await turnMemberships(tx);
    return numbers;
  });
}

async function enterOne(tx: Db, terms: Club, record: MemberRecord, passwordHash: string): Promise<string> {
  const { number, name, surname, email, level, language, phone, title, birthday, document, companyName, address } = record;
  const today = sql<string>`(now() at time zone 'Europe/Madrid')::date`;
  const since = record.memberSince === null ? today : sql<string>`${record.memberSince}::date`;
  const ends = isPermanentLevel(level)
    ? null
    : record.membershipEnds === null
      ? sql<string>`(${since} + interval '1 year')::date - 1`
      : sql<string>`${record.membershipEnds}::date`;
  const data = sql`${JSON.stringify({ language, phone, newsletter: false, title, birthday, document, companyName, address }, (_, value: unknown) => value ?? undefined)}::jsonb || jsonb_build_object('memberSince', ${since}::text)`;
  const known = { email, name, surname, level, membershipEnds: ends, documentNumber: document?.number ?? null };
  const updated =
    number === null
      ? []
      : await tx
          .update(member)
          .set({ ...known, data: sql`${member.data} || ${data}` })
          .where(eq(member.number, number))
          .returning({ id: member.id, number: member.number });
  const inserted =
    updated.length > 0
      ? updated
      : await tx
          .insert(member)
          .values({ ...known, number: number ?? sql`lpad(nextval('member_numbers')::text, 5, '0')`, data: data as never, passwordHash, folderPasswordHash: '' })
          .returning({ id: member.id, number: member.number });
  const [row] = inserted;
  if (row === undefined) throw new Error('The member that was just written is missing.');
  const values = { memberId: row.id, level, startsOn: since, endsOn: ends, goalCents: levelTerms(terms, level).goal, activatedAt: sql`now()` };
  const set = { level, endsOn: ends, fromFolder: true };
  await tx
    .insert(membership)
    .values(values)
    .onConflictDoUpdate({ target: [membership.memberId, membership.startsOn], set });
  return row.number;
}
