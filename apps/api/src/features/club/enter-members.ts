import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { brokenUnique } from '../../platform/database/sql-state.ts';
import { today } from '../../platform/database/today.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Club } from '../../platform/content/index.ts';
import { insertMember, unusableHash, updateMember } from '../session/index.ts';
import { noteAction } from '../staff/index.ts';
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
  const passwordHash = await unusableHash;
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
  const since = record.memberSince === null ? today : sql<string>`${record.memberSince}::date`;
  const ends = terms.levels.some((one) => one.level === level && one.permanent)
    ? null
    : record.membershipEnds === null
      ? sql<string>`(${since} + make_interval(months => ${levelTerms(terms, level).months}))::date - 1`
      : sql<string>`${record.membershipEnds}::date`;
  const data = sql`${JSON.stringify({ language, phone, newsletter: false, title, birthday, document, companyName, address }, (_, value: unknown) => value ?? undefined)}::jsonb || jsonb_build_object('memberSince', ${since}::text)`;
  const known = { email, name, surname, level, membershipEnds: ends, documentNumber: document?.number ?? null };
  const row =
    (number === null ? null : await updateMember(tx, number, { ...known, data })) ?? (await insertMember(tx, { ...known, number, data, passwordHash }));
  const values = { memberId: row.id, level, startsOn: since, endsOn: ends, goalCents: levelTerms(terms, level).goal, activatedAt: sql`now()` };
  const set = { level, endsOn: ends, fromFolder: true };
  await tx
    .insert(membership)
    .values(values)
    .onConflictDoUpdate({ target: [membership.memberId, membership.startsOn], set });
  await noteAction(tx, { kind: 'member.enter', subject: row.number, after: { level } });
  return row.number;
}
