import { brokenUnique } from '../../platform/database/sql-state.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { refuseFields } from '../../platform/http/refuse-fields.ts';
import { answer, type Handlers } from '../../platform/http/handlers.ts';
import { unusableHash } from '../session/index.ts';
import type { ClubDeps } from './club-deps.ts';
import { invitationErrors } from './field-errors.ts';
import { invitationLock, invitedLevel, membershipYear, nextInvitationDate, shownInvitation } from './invitation-rules.ts';
import { guestOf, insertGuest, insertInvitation } from './invitation.store.ts';
import { readMemberships, turnMemberships } from './memberships.store.ts';
import { invitationMail } from './password-mails.ts';

const inUse = { member_email: 'EMAIL_IN_USE', member_document: 'DOCUMENT_NUMBER_IN_USE' } as const;

/**
 * A member gives a subscription of one year (specification sections 1, 4 and 8): one for each membership year. The person
 * invited is written to, and becomes a member with the password they choose; until then nobody else can be entered under
 * their e-mail address or document.
 */
export function invitations(deps: ClubDeps): Pick<Handlers, 'invite'> {
  const { context } = deps;
  return {
    async invite({ body, request }) {
      const member = await deps.member(request);
      await turnMemberships(context.db, member.id);
      const [terms, memberships] = [await deps.terms(), await readMemberships(context.db, member.id)];
      const { current, today } = memberships;
      const level = invitedLevel(terms);
      if (current === null || level === null || invitationLock(memberships, terms)) throw new ApiError('INVITATION_LOCKED');
      refuseFields(invitationErrors(body));
      const year = membershipYear(current.startsOn, today);
      const passwordHash = await unusableHash;
      try {
        await transaction(context.db, async (tx) => {
          const invitationId = await insertInvitation(tx, member.id, year, terms.invitationDays);
          const guestId = await insertGuest(tx, invitationId, { ...body, level }, passwordHash);
          await invitationMail(context.outbox, tx, { memberId: guestId, inviterId: member.id, host: request.host, protocol: request.protocol });
        });
      } catch (error) {
        const broken = brokenUnique(error);
        if (broken === 'invitation_year') throw new ApiError('INVITATION_ALREADY_SENT');
        if (broken === 'member_email' || broken === 'member_document') return answer(400, inUse[broken]);
        throw error;
      }
      const guest = await guestOf(context.db, member.id, year);
      if (guest === null) throw new Error('The guest that was just written is missing.');
      return shownInvitation(guest, nextInvitationDate(memberships));
    },
  };
}
