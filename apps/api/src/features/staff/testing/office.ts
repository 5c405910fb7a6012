import { randomUUID } from 'node:crypto';
import type { components } from '@parral/api-spec';
import { Secret, TOTP } from 'otpauth';
import type { Db } from '../../../platform/database/database.ts';
import type { TestApi } from '../../../testing/with-api.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { hashPassword } from '../../session/index.ts';
import type { Role } from '../rights.ts';
import { insertStaff, type StaffRow } from '../staff.store.ts';

export const password = 'a-password-of-the-office';
const passwordHash = hashPassword(password);

/** Somebody of this role who is signed in, by the short way of a demo: without a second factor. */
export async function atOffice(api: TestApi, role: Role): Promise<{ visitor: Visitor; staff: StaffRow }> {
  const staff = await addDemoStaff(api.context.db, role);
  return { visitor: await signIn(api.visitor(), staff.email), staff };
}

/** Somebody of this role who comes in by the short way of a demo. */
export async function addDemoStaff(db: Db, role: Role): Promise<StaffRow> {
  const email = `${role}-${randomUUID().slice(0, 8)}@office.example`;
  const staff = await insertStaff(db, { name: `The ${role}`, email, role, language: 'es', passwordHash: await passwordHash, isDemo: true });
  if (staff === null) throw new Error('The address is taken.');
  return staff;
}

/** The visitor, signed in as who has this address. */
export async function signIn(visitor: Visitor, email: string): Promise<Visitor> {
  const { body } = await visitor.post<components['schemas']['OfficeSession']>('/api/office/session/', { email, password });
  if (body.state !== 'signed_in') throw new Error(`Not signed in: ${JSON.stringify(body)}`);
  return visitor;
}

/** The code that an authenticator shows now, or so many half minutes later. */
export function codeOf(secret: string, later = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 });
}
