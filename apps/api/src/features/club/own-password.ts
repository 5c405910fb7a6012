import { randomUUID } from 'node:crypto';
import { transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { hashPassword, memberLanguage, type MemberRow, passwordMatches, setPassword } from '../session/index.ts';
import type { ClubContext, ClubDeps } from './club-deps.ts';
import { brandAt, clubMailData } from './club-mail.ts';
import { deleteTokensOf } from './password.store.ts';

/**
 * That it is the member who asks, not who found the browser open: for what changes or ends the account. Throws BAD_REQUEST at the field
 * of the request that holds the password, TOO_MANY_REQUESTS after ten that were wrong.
 */
export async function checkOwnPassword({ limits }: ClubContext, member: MemberRow, password: string, field: string): Promise<void> {
  await limits.take('own password by member', member.id);
  if (!(await passwordMatches(password, member.passwordHash))) throw new ApiError('BAD_REQUEST', { fields: { [field]: 'LOGIN_FAILED' } });
  await limits.giveBack('own password by member', member.id);
}

/** A member who knows the password sets another; whoever is logged in elsewhere is logged out, and a mail says so. */
export function ownPassword(deps: ClubDeps): Pick<Handlers, 'changePassword'> {
  const { context } = deps;
  return {
    async changePassword({ body, request }) {
      const member = await deps.member(request);
      await checkOwnPassword(context, member, body.current_password, 'current_password');
      const hash = await hashPassword(body.password);
      const session = await context.sessions.find(request);
      const brand = brandAt(await deps.site(), request.hostname);
      const language = memberLanguage(member);
      await transaction(context.db, async (tx) => {
        await setPassword(tx, member.id, hash, session?.id);
        await deleteTokensOf(tx, member.id);
        const data = clubMailData(brand, language, { name: member.name });
        await context.mail.order(tx, { key: `password changed:${randomUUID()}`, to: member.email, name: 'club-password-changed', language, data });
      });
      return { status: 'ok' };
    },
  };
}
