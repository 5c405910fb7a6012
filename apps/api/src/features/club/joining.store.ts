import type { Language } from '@parral/api-spec/languages';
import { lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { memberByEmail } from '../session/index.ts';
import { joiningRequest } from './club.schema.ts';

interface Person {
  name: string;
  surname: string;
  /** Lower case. */
  email: string;
  phone: string;
  message: string;
  language: Language;
  site: string;
}

/** Writes a request down; null when the address has an open one, or is a member's. */
export async function insertJoiningRequest(tx: Db, { phone: phoneNumber, ...person }: Person): Promise<string | null> {
  if ((await memberByEmail(tx, person.email)) !== null) return null;
  const [row] = await tx
    .insert(joiningRequest)
    .values({ ...person, phoneNumber })
    .onConflictDoNothing()
    .returning({ id: joiningRequest.id });
  return row?.id ?? null;
}

/** A request that led to nothing in a year is forgotten. */
export async function deleteOldJoiningRequests(db: Db): Promise<void> {
  await db.delete(joiningRequest).where(lt(joiningRequest.createdAt, sql`now() - interval '1 year'`));
}
