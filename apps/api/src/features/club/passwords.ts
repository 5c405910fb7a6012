import { normaliseEmail } from '@parral/rules';
import { transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { hashPassword, setPassword } from '../session/index.ts';
import type { ClubDeps } from './club-deps.ts';
import { acceptInvitation } from './invitation.store.ts';
import { levelTerms } from './invitation-rules.ts';
import { passwordMail } from './password-mails.ts';
import { deleteTokensOf, tokenIsGood, useToken } from './password.store.ts';

/** Forgotten passwords, and the first one of who was invited. */
export function passwords(deps: ClubDeps): Pick<Handlers, 'requestPasswordReset' | 'resetPassword'> {
  const { context } = deps;
  return {
    // What is done here is the same for who is a member and who is none: the address is looked up afterwards, by the outbox.
    async requestPasswordReset({ body, request }) {
      await context.limits.take('password mail by address', request.ip);
      const email = normaliseEmail(body.email);
      await context.limits.take('password mail by account', email);
      await transaction(context.db, (tx) => passwordMail(context.outbox, tx, { email, host: request.host, protocol: request.protocol }));
      return { status: 'ok' };
    },

    async resetPassword({ body, request }) {
      await context.limits.take('password reset by address', request.ip);
      if (!(await tokenIsGood(context.db, body.token))) throw new ApiError('PASSWORD_TOKEN_INVALID');
      const [passwordHash, terms] = [await hashPassword(body.password), await deps.terms()];
      await transaction(context.db, async (tx) => {
        const used = await useToken(tx, body.token);
        if (used === null) throw new ApiError('PASSWORD_TOKEN_INVALID');
        await setPassword(tx, used.memberId, passwordHash);
        await deleteTokensOf(tx, used.memberId);
        if (used.purpose === 'invitation') await acceptInvitation(tx, used.memberId, (level) => levelTerms(terms, level));
      });
      return { status: 'ok' };
    },
  };
}
