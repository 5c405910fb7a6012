import type { Handlers } from '../../platform/http/handlers.ts';
import type { ClubDeps } from './club-deps.ts';
import { invitationLock, membershipYear, nextInvitationDate, shownInvitation } from './invitation-rules.ts';
import { guestOf } from './invitation.store.ts';
import { shownCard, shownMembership } from './membership-view.ts';
import { readMemberships, turnMemberships } from './memberships.store.ts';
import { documentOptions, languageOptions } from './options.ts';
import { addressesOf, pageOf } from '../site/index.ts';
import { preferencesOf } from './preferences.ts';
import { voucherPages } from '../vouchers/index.ts';
import { openRenewal } from './renewal.store.ts';
import { givesVisitCodes, visitCodesOf } from './visit-codes.ts';

/** The pages of a member about the club itself (specification sections 2, 3 and 7). */
export function myClub(deps: ClubDeps): Pick<Handlers, 'getMyClub' | 'getMembershipData'> {
  const { db } = deps.context;
  return {
    async getMyClub({ query: { language }, request }) {
      const member = await deps.member(request);
      await turnMemberships(db, member.id);
      const [site, terms, levels, memberships] = [await deps.site(), await deps.terms(), await deps.levels(), await readMemberships(db, member.id)];
      const data = shownMembership(member, memberships, levels, language);
      const { current, today } = memberships;
      const guest = current && (await guestOf(db, member.id, membershipYear(current.startsOn, today)));
      return {
        membership_data: { level: data.level, label: data.member_type, is_permanent: data.is_permanent },
        card: shownCard(member, data, levels),
        experience_vouchers: {
          entitled: givesVisitCodes(memberships, terms),
          vouchers: await visitCodesOf(db, member, memberships, { site, terms }),
          voucher_page_urls: addressesOf(site, request, voucherPages),
        },
        invitation: guest && shownInvitation(guest, nextInvitationDate(memberships)),
        product_preferences: preferencesOf(member, terms, language),
        lock_invitation: invitationLock(memberships, terms),
        profile_my_orders_url: pageOf(site, request, 'my-orders', language),
        language_options: languageOptions,
        document_options: documentOptions(language, await deps.lists()),
      };
    },
    async getMembershipData({ query: { language }, request }) {
      const member = await deps.member(request);
      await turnMemberships(db, member.id);
      const memberships = await readMemberships(db, member.id);
      return shownMembership(member, memberships, await deps.levels(), language, await openRenewal(db, member.id, memberships));
    },
  };
}
