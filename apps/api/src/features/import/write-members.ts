import { sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import type { Member } from '../../estate-folder/index.ts';
import { brokenUnique } from '../../database/sql-state.ts';
import { hashPassword, passwordMatches } from '../session/password.ts';
import { member } from '../session/session.schema.ts';
import { inParts } from './write-content.ts';

/** The hash of each member's password in the folder, by number: the one already kept where the password is still the same. */
export async function memberPasswords(db: Db, members: readonly Member[]): Promise<Map<string, string>> {
  const kept = new Map((await db.select({ number: member.number, hash: member.folderPasswordHash }).from(member)).map((row) => [row.number, row.hash]));
  const hashes = await Promise.all(
    members.map(async ({ number, password }) => {
      const before = kept.get(number);
      return before !== undefined && (await passwordMatches(password, before)) ? before : hashPassword(password);
    }),
  );
  return new Map(members.map(({ number }, index) => [number, hashes[index] ?? '']));
}

/** Writes members by their number; the rules stand at `importEstate`. `passwords` is what `memberPasswords` gave. */
export async function writeMembers(tx: Db, members: readonly Member[], passwords: ReadonlyMap<string, string>): Promise<void> {
  const rows = members.map((entry) => {
    const hash = passwords.get(entry.number);
    if (hash === undefined) throw new Error(`The member ${entry.number} has no password hash.`);
    const { number, name, surname, level, membershipEnds } = entry;
    // JSON leaves out what is undefined: the password itself is never written.
    const data = { ...entry, password: undefined };
    return { number, email: entry.email.toLowerCase(), passwordHash: hash, folderPasswordHash: hash, name, surname, level, membershipEnds, data };
  });
  const set = {
    email: sql`excluded.email`,
    passwordHash: sql`case when ${member.folderPasswordHash} = excluded.folder_password_hash then ${member.passwordHash} else excluded.password_hash end`,
    folderPasswordHash: sql`excluded.folder_password_hash`,
    name: sql`excluded.name`,
    surname: sql`excluded.surname`,
    level: sql`excluded.level`,
    membershipEnds: sql`excluded.membership_ends`,
    data: sql`excluded.data`,
  };
  try {
    await inParts(rows, (part) => tx.insert(member).values(part).onConflictDoUpdate({ target: member.number, set }));
  } catch (error) {
    if (brokenUnique(error) !== 'member_email') throw error;
    throw new Error(
      'A member of club/members.yaml has the e-mail address of another one in the database: give one of the two another number or address. Nothing was imported.',
      { cause: error },
    );
  }
}
