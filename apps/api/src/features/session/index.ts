import type { components } from '@parral/api-spec';
import type { Context } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { type Levels, loadLevels } from './levels.ts';
import { authenticate } from './login.ts';
import { type MemberRow, memberById, memberLanguage } from './member.store.ts';
import { deleteEndedSessions } from './session.store.ts';
import { Sessions } from './sessions.ts';

export { erasePerson, personAsked, type PersonalFile, personErased, type Person, readPerson } from './person.ts';
export { deviceOf } from './device.ts';
export { importMembers } from './import-members.ts';
export { type Levels, loadLevels } from './levels.ts';
export { memberAddress, shownDocument } from './member-view.ts';
export {
  acceptMember,
  allMembers,
  applyMemberships,
  deleteInvited,
  insertMember,
  keepOwn,
  keepPreferences,
  listMembers,
  lockMember,
  memberByEmail,
  memberById,
  memberIds,
  memberLanguage,
  memberNamed,
  memberTable,
  setEmail,
  setPassword,
  updateMember,
  type MemberRow,
} from './member.store.ts';
export { manyLoginsFailed } from './login.ts';
export { installMembersOnly } from './members-only.ts';
export { hashPassword, passwordMatches, unusableHash } from './password.ts';
export { memberKey, sessionKey, type MemberOwn } from './session.schema.ts';
export { deleteSessionOf, sessionsOf } from './session.store.ts';
export { Sessions } from './sessions.ts';

export const uses = [] as const;

/** What features are given that ask who is there. */
export interface SessionContext extends Context {
  sessions: Sessions;
}

/** Makes the sessions of a server, with the job that forgets those that have ended. */
export function createSessions({ db, jobs, limits }: Context): Sessions {
  jobs.every(3600, 'ended sessions', () => deleteEndedSessions(db));
  return new Sessions(db, limits);
}

/** Members' sessions (specification section 6). */
export function session(context: SessionContext): Pick<Handlers, 'login' | 'logout' | 'getSession'> {
  const levels = context.content.memo(loadLevels);
  return {
    async login({ body, request, reply }) {
      const member = await authenticate(context, body, request);
      await context.sessions.logIn(request, reply, member.id);
      return { member: describe(member, await levels()) };
    },
    async logout({ request, reply }) {
      await context.sessions.logOut(request, reply);
      return { member: null };
    },
    async getSession({ request }) {
      const found = await context.sessions.find(request);
      const member = found?.memberId == null ? null : await memberById(context.db, found.memberId);
      return { member: member === null ? null : describe(member, await levels()) };
    },
  };
}

function describe(member: MemberRow, levels: Levels): components['schemas']['Session']['member'] {
  const { name, surname, level } = member;
  return { name, surname, level, level_label: levels.label(level, memberLanguage(member)) };
}
