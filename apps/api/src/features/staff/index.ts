import type { Context } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { deleteEndedOfficeSessions } from './office-session.store.ts';
import { OfficeSessions } from './office-sessions.ts';
import { people } from './people.ts';
import { signIn } from './sign-in.ts';

export { type Actor, asActor, currentActor } from './actor.ts';
export { type ActionQuery, type ActionRow, eraseActions, listActions, type NewAction, noteAction, noteImport } from './action-log.ts';
export { addDemoLogin, demoPassword } from './demo-login.ts';
export { addStaff, linkAddress, linkHours, makeLink, removeStaff } from './manage-staff.ts';
export { installOfficeOnly } from './office-only.ts';
export { OfficeSessions } from './office-sessions.ts';
export { isRole, roles, type Right, rightsOf, type Role } from './rights.ts';
export { listStaff, officeStaffName, staffByEmail } from './staff.store.ts';

export const uses = ['session'] as const;

/** What features are given that ask who of the estate's people is there. */
export interface StaffContext extends Context {
  officeSessions: OfficeSessions;
}

/** Makes the office's sessions of a server, with the job that forgets those that have ended. */
export function createOfficeSessions({ db, jobs }: Context): OfficeSessions {
  jobs.every(3600, 'ended office sessions', () => deleteEndedOfficeSessions(db));
  return new OfficeSessions(db);
}

/** The estate's own people: how they come in, and what each role may. */
export function staff(context: StaffContext) {
  return { ...signIn(context, context.officeSessions), ...people(context, context.officeSessions) } satisfies Partial<Handlers>;
}
