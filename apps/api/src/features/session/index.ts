import type { components } from '@parral/api-spec';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { levelLabel } from './level-label.ts';
import { nobody, passwordMatches } from './password.ts';
import { type MemberRow, memberByEmail, memberById, memberLanguage } from './session.store.ts';

/** Members' sessions (specification section 6). */
export function session(context: Context): Pick<Handlers, 'login' | 'logout' | 'getSession'> {
  return {
    async login({ body, request, reply }) {
      const email = body.email.toLowerCase();
      await context.limits.take('login by address', request.ip);
      await context.limits.take('login by account', email);
      await context.limits.take('login altogether', 'everybody');
      const member = await memberByEmail(context.db, email);
      // An unknown address costs one comparison too, so that neither answer nor time tells who is a member.
      const matches = await passwordMatches(body.password, member?.passwordHash ?? (await nobody));
      if (member === null || !matches) throw new ApiError('LOGIN_FAILED');
      await context.limits.giveBack('login by account', email);
      await context.limits.giveBack('login altogether', 'everybody');
      await context.sessions.logIn(request, reply, member.id);
      return { member: describe(member) };
    },
    async logout({ request, reply }) {
      await context.sessions.logOut(request, reply);
      return { member: null };
    },
    async getSession({ request }) {
      const found = await context.sessions.find(request);
      const member = found?.memberId == null ? null : await memberById(context.db, found.memberId);
      return { member: member === null ? null : describe(member) };
    },
  };
}

function describe(member: MemberRow): components['schemas']['Session']['member'] {
  const { name, surname, level } = member;
  return { name, surname, level, level_label: levelLabel(level, memberLanguage(member)) };
}
