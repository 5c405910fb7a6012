import { createHash, randomBytes } from 'node:crypto';
import { normaliseEmail } from '@parral/rules';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { officeAddress } from '../../platform/origin/office-address.ts';
import { noteAction } from './action-log.ts';
import { deleteSessionsOf } from './office-session.store.ts';
import { closeWays, insertStaff, lockOwners, type NewStaff, setLink, setRecoveryCodes, staffById, type StaffRow, updateStaff } from './staff.store.ts';

/** Hours for which a link to choose a password works. */
export const linkHours = 72;

type Platform = Pick<Context, 'db'>;

/** What a link opens; shown once, of the token only a hash is kept. */
export interface StaffLink {
  staff: StaffRow;
  token: string;
  endsAt: Date;
}

/** Enters somebody with the link by which they choose their password. Throws STAFF_EMAIL_IN_USE. */
export async function addStaff({ db }: Platform, person: Pick<NewStaff, 'name' | 'email' | 'role' | 'language'>): Promise<StaffLink> {
  return transaction(db, async (tx) => {
    const staff = await insertStaff(tx, { ...person, name: person.name.trim(), email: normaliseEmail(person.email) });
    if (staff === null) throw new ApiError('STAFF_EMAIL_IN_USE');
    await noteAction(tx, { kind: 'staff.add', subject: staff.id, after: { role: staff.role } });
    return { staff, ...(await newLink(tx, staff.id)) };
  });
}

/** Makes another link to choose a password, and forgets the authenticator where it was lost. Throws NOT_FOUND. */
export async function makeLink({ db }: Platform, id: string, { forgetSecondFactor }: { forgetSecondFactor: boolean }): Promise<StaffLink> {
  return transaction(db, async (tx) => {
    const staff = forgetSecondFactor ? await forgetAuthenticator(tx, id) : await staffById(tx, id);
    if (staff === null) throw new ApiError('NOT_FOUND');
    await noteAction(tx, { kind: 'staff.link', subject: id, after: { forgets_second_factor: forgetSecondFactor } });
    return { staff, ...(await newLink(tx, id)) };
  });
}

/** Changes name or role against the version that was read. Throws NOT_FOUND, CHANGED_MEANWHILE, LAST_OWNER. */
export async function changeStaff({ db }: Platform, id: string, { version, ...change }: { version: number } & Partial<Pick<StaffRow, 'name' | 'role'>>) {
  return transaction(db, async (tx) => {
    const owners = await lockOwners(tx);
    const before = await staffById(tx, id);
    if (before === null) throw new ApiError('NOT_FOUND');
    if (before.version !== version) throw new ApiError('CHANGED_MEANWHILE');
    if (change.role !== undefined && change.role !== 'owner') refuseLast(owners, id);
    const after = await updateStaff(tx, id, change);
    if (after?.version !== version + 1) throw new ApiError('CHANGED_MEANWHILE');
    await noteAction(tx, { kind: 'staff.change', subject: id, before: { role: before.role }, after: { role: after.role } });
    return { before, after };
  });
}

/** Removes somebody: they are signed out, and their address is free again. Throws NOT_FOUND, LAST_OWNER. */
export async function removeStaff({ db }: Platform, id: string): Promise<StaffRow> {
  return transaction(db, async (tx) => {
    refuseLast(await lockOwners(tx), id);
    const removed = await updateStaff(tx, id, { removedAt: new Date(), passwordHash: null });
    if (removed === null) throw new ApiError('NOT_FOUND');
    await closeWays(tx, id);
    await noteAction(tx, { kind: 'staff.remove', subject: id, before: { role: removed.role } });
    return removed;
  });
}

/** As a link's token is kept. */
export function hashLink(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Where the office's page for a link stands. */
export function linkAddress(origin: string, token: string): string {
  return officeAddress(origin, `password/?token=${token}`);
}

function refuseLast(owners: readonly string[], id: string): void {
  if (owners.length === 1 && owners[0] === id) throw new ApiError('LAST_OWNER');
}

async function newLink(tx: Db, staffId: string): Promise<{ token: string; endsAt: Date }> {
  const token = randomBytes(24).toString('base64url');
  return { token, endsAt: await setLink(tx, staffId, hashLink(token), linkHours) };
}

async function forgetAuthenticator(tx: Db, id: string): Promise<StaffRow | null> {
  const staff = await updateStaff(tx, id, { secondFactorAt: null, secondFactorSalt: crypto.randomUUID(), lastCodeStep: null });
  if (staff === null) return null;
  await setRecoveryCodes(tx, id, []);
  await deleteSessionsOf(tx, id);
  return staff;
}
