import { sql } from 'drizzle-orm';
import { normaliseDocumentNumber, normaliseEmail } from '@parral/rules';
import { type Db, insertInParts } from '../../platform/database/database.ts';
import type { Member } from '../../platform/content/index.ts';
import type { Importer } from '../../platform/content/import-estate.ts';
import { brokenUnique } from '../../platform/database/sql-state.ts';
import { writeLevels } from './levels.ts';
import { hashPassword, passwordMatches, unusableHash } from './password.ts';
import { member, type MemberData } from './session.schema.ts';

/** Writes the levels, and adds or updates the folder's members by their number; the rules stand at `importEstate`. Hashing takes long, so it is done before. */
export const importMembers: Importer = async (db, { members, club }) => {
  const passwords = await memberPasswords(db, members);
  return async (tx) => {
    await writeLevels(tx, club);
    await writeMembers(tx, members, passwords);
  };
};

/** Where the folder has no password: as `folderPasswordHash`. */
const noPassword = '';

/** The hash of each member's password in the folder, by number: the one already kept where the password is still the same. */
async function memberPasswords(db: Db, members: readonly Member[]): Promise<Map<string, string>> {
  const kept = new Map((await db.select({ number: member.number, hash: member.folderPasswordHash }).from(member)).map((row) => [row.number, row.hash]));
  const hashes = await Promise.all(
    members.map(async ({ number, password }) => {
      if (password === undefined) return noPassword;
      const before = kept.get(number);
      return before !== undefined && before !== noPassword && (await passwordMatches(password, before)) ? before : hashPassword(password);
    }),
  );
  return new Map(members.map(({ number }, index) => [number, hashes[index] ?? '']));
}

async function writeMembers(tx: Db, members: readonly Member[], passwords: ReadonlyMap<string, string>): Promise<void> {
  const unusable = await unusableHash;
  const rows = members.map((entry) => {
    const hash = passwords.get(entry.number);
    if (hash === undefined) throw new Error(`The member ${entry.number} has no password hash.`);
    const { number, name, surname, level, membershipEnds, preferences } = entry;
    const documentNumber = normaliseDocumentNumber(entry.document.number);
    const hashes = { passwordHash: hash === noPassword ? unusable : hash, folderPasswordHash: hash };
    return { number, email: normaliseEmail(entry.email), ...hashes, name, surname, level, membershipEnds, documentNumber, preferences, data: dataOf(entry) };
  });
  const set = {
    email: sql`case when ${member.data} ->> 'email' = excluded.data ->> 'email' then ${member.email} else excluded.email end`,
    // A password that the folder dropped is of no use any more; one that the member has chosen since stays.
    passwordHash: sql`case
      when ${member.folderPasswordHash} = excluded.folder_password_hash then ${member.passwordHash}
      when excluded.folder_password_hash = ${noPassword} and ${member.passwordHash} is distinct from ${member.folderPasswordHash} then ${member.passwordHash}
      else excluded.password_hash end`,
    folderPasswordHash: sql`excluded.folder_password_hash`,
    name: sql`excluded.name`,
    surname: sql`excluded.surname`,
    level: sql`excluded.level`,
    membershipEnds: sql`excluded.membership_ends`,
    documentNumber: sql`excluded.document_number`,
    data: sql`excluded.data`,
  };
  try {
    await insertInParts(rows, (part) => tx.insert(member).values(part).onConflictDoUpdate({ target: member.number, set }));
  } catch (error) {
    const what = taken[brokenUnique(error) ?? ''];
    if (what === undefined) throw error;
    throw new Error(
      `A member of club/members.yaml has the ${what} of another one in the database: give one of the two another number or ${what}. Nothing was imported.`,
      { cause: error },
    );
  }
}

const taken: Record<string, string> = { member_email: 'e-mail address', member_document: 'document number' };

/** What is kept of a member besides the columns and the club's own tables; never the password. */
function dataOf({ email, title, memberSince, language, phone, birthday, nationality, companyName, document, newsletter, address }: Member): MemberData {
  return { email: normaliseEmail(email), title, memberSince, language, phone, birthday, nationality, companyName, document, newsletter, address };
}
