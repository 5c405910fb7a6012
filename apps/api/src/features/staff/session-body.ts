import type { components } from '@parral/api-spec';
import type { OfficeSessionRow } from './office-sessions.ts';
import { rightsOf } from './rights.ts';
import type { StaffRow } from './staff.store.ts';

type Schemas = components['schemas'];

/** Nobody is signed in. */
export const nobody: Schemas['OfficeSession'] = { state: 'nobody', person: null, rights: [], ends_at: null };

/** A session as its browser is told. */
export function sessionBody({ isComplete, staff, endsAt }: OfficeSessionRow): Schemas['OfficeSession'] {
  const ends_at = endsAt.toISOString();
  if (!isComplete) return { ...nobody, state: staff.secondFactorAt === null ? 'enrolment' : 'code', ends_at };
  return { state: 'signed_in', person: personBody(staff), rights: [...rightsOf[staff.role]], ends_at };
}

export function personBody({ id, name, email, role, language }: StaffRow): Schemas['OfficePerson'] {
  return { id, name, email, role, language };
}
