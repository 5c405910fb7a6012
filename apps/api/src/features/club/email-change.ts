import { randomUUID } from 'node:crypto';
import { isEmail, normaliseEmail } from '@parral/rules';
import { brokenUnique } from '../../platform/database/sql-state.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { refuseFields } from '../../platform/http/refuse-fields.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { lockMember, memberByEmail, memberById, memberLanguage, personErased, setEmail } from '../session/index.ts';
import type { ClubDeps } from './club-deps.ts';
import { brandAt, clubMailData } from './club-mail.ts';
import { makeEmailToken, useEmailToken } from './email-change.store.ts';
import { checkOwnPassword } from './own-password.ts';
import { linkInMail, type RequestAddress } from './password-mails.ts';
import { deleteTokensOf } from './password.store.ts';

/** How long the link to the new address works. */
const confirmMinutes = 24 * 60;
const emailKind = 'club email mail';

type Ordered = RequestAddress & { memberId: string; email: string };

/** Another e-mail address to log in with: taken once a link sent there was opened by the member who asked, and told to the old one. */
export function emailChanges(deps: ClubDeps): Pick<Handlers, 'requestEmailChange' | 'confirmEmailChange'> {
  const { context } = deps;
  return {
    async requestEmailChange({ body, request }) {
      const member = await deps.member(request);
      await context.limits.take('email change by member', member.id);
      if (!isEmail(body.email)) refuseFields({ email: 'BAD_REQUEST' });
      await checkOwnPassword(context, member, body.password, 'password');
      const email = normaliseEmail(body.email);
      if ((await memberByEmail(context.db, email)) !== null) throw inUse();
      const payload: Ordered = { memberId: member.id, email, host: request.host, protocol: request.protocol };
      await transaction(context.db, (tx) => context.outbox.add(tx, { kind: emailKind, key: `${emailKind}:${randomUUID()}`, payload }));
      return { status: 'ok' };
    },
    async confirmEmailChange({ body, request }) {
      const { id } = await deps.member(request);
      const brand = brandAt(await deps.site(), request.hostname);
      try {
        const email = await transaction(context.db, async (tx) => {
          await lockMember(tx, id);
          const member = await memberById(tx, id);
          const confirmed = await useEmailToken(tx, id, body.token);
          if (member === null || confirmed === null) throw new ApiError('EMAIL_TOKEN_INVALID');
          await setEmail(tx, id, confirmed);
          // Links that went to the old address open nothing any more.
          await deleteTokensOf(tx, id);
          const language = memberLanguage(member);
          const data = clubMailData(brand, language, { name: member.name });
          await context.mail.order(tx, { key: `email changed:${randomUUID()}`, to: member.email, name: 'club-email-changed', language, data });
          return confirmed;
        });
        return { email };
      } catch (error) {
        if (brokenUnique(error) === 'member_email') throw inUse();
        throw error;
      }
    },
  };
}

const inUse = () => new ApiError('EMAIL_IN_USE', { fields: { email: 'EMAIL_IN_USE' } });

/** The token is made when the mail is written, so that none stands in the outbox. */
export function registerEmailMails({ context, site }: ClubDeps): void {
  context.outbox.register(emailKind, 'mail', async ({ memberId, email, ...from }: Ordered, { key, signal }) => {
    const member = await memberById(context.db, memberId);
    if (member === null) return;
    const language = memberLanguage(member);
    const brand = brandAt(await site(), new URL(`http://${from.host}`).hostname);
    const token = await makeEmailToken(context.db, memberId, email, confirmMinutes);
    const link = linkInMail({ brand, from, page: 'personal-information', language, query: `email_token=${token}` }, context.config.publicUrl);
    const data = clubMailData(brand, language, { name: member.name, link, minutes: confirmMinutes });
    await context.mail.send({ key, to: email, name: 'club-email-confirm', language, data }, signal);
  });
  context.events.onWithin(personErased, async (tx, { id }) => {
    if (id !== null) await context.outbox.drop(tx, emailKind, { memberId: id });
  });
}
