import { randomBytes } from 'node:crypto';
import { isEmail, normaliseEmail } from '@parral/rules';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { eraseMember } from '../club/index.ts';
import { erasePerson, memberNamed, type MemberRow, type PersonalFile, readPerson } from '../session/index.ts';
import { listActions, noteAction } from '../staff/index.ts';

/** Somebody of whom things may be kept: a member, or anybody else by the e-mail address. */
export interface NamedPerson {
  /** Lower case. */
  email: string;
  member: MemberRow | null;
}

type Deps = Pick<Context, 'db' | 'events' | 'mail'>;

/** Whom a member's number or an e-mail address names; null where it is neither. */
export async function findPerson(db: Db, named: string): Promise<NamedPerson | null> {
  const member = await memberNamed(db, named.trim());
  if (member !== null) return { email: member.email, member };
  const email = normaliseEmail(named);
  return isEmail(email) ? { email, member: null } : null;
}

/** Whether the member of this number was erased by somebody of the estate. */
export async function wasErased(db: Db, number: string): Promise<boolean> {
  return (await listActions(db, { subjectKind: 'member', subject: number.trim(), kind: 'member.erase', most: 1 })).length > 0;
}

/** What is kept about a person, to be looked at before it is given or erased; nothing is noted. */
export async function lookAtPerson(context: Deps, { email, member }: NamedPerson): Promise<PersonalFile> {
  return transaction(context.db, (tx) => readPerson(context, tx, { id: member?.id ?? null, email }));
}

/** All that is kept about a person, as it is given to them; the log keeps that it was given, and of somebody who is no member not to whom. */
export async function givePersonalData(context: Deps, { email, member }: NamedPerson): Promise<Record<string, unknown>> {
  return transaction(context.db, async (tx) => {
    const file = await readPerson(context, tx, { id: member?.id ?? null, email });
    await noteAction(tx, member === null ? { kind: 'person.export', subject: reference() } : { kind: 'member.export', subject: member.number });
    return { email, ...file.content() };
  });
}

/**
 * Erases a person, member or not: what stays is what `lookAtPerson` says. Returns what there was. To erase somebody again is harmless: there
 * is nothing left but what stays. The log keeps that it was done and how much stayed, and nothing of the person.
 */
export async function erasePersonalData(context: Deps, { email, member }: NamedPerson): Promise<PersonalFile> {
  if (member !== null) return eraseMember(context, member);
  return transaction(context.db, async (tx) => {
    const file = await readPerson(context, tx, { id: null, email });
    const stays = Object.fromEntries(file.counts().flatMap(({ kind, stays: kept }) => (kept > 0 ? [[kind, kept]] : [])));
    await noteAction(tx, { kind: 'person.erase', subject: reference(), after: stays });
    await erasePerson(context, tx, { id: null, email });
    return file;
  });
}

/** A name for what was done about somebody whose own name must not stand there. */
const reference = () => randomBytes(6).toString('hex');
