import { defaultLanguage } from '@parral/api-spec/languages';
import { transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { officeAddress } from '../../platform/origin/office-address.ts';
import { siteOrigin } from '../../platform/origin/site-origin.ts';
import { lockMember, memberLanguage } from '../session/index.ts';
import { brandNamed } from '../site/index.ts';
import type { ClubDeps } from './club-deps.ts';
import { clubMailData } from './club-mail.ts';
import { shownMembership } from './membership-view.ts';
import { readMemberships, turnMemberships } from './memberships.store.ts';
import { keepRenewal, openRenewal } from './renewal.store.ts';

/**
 * A member whose membership has ended asks for another: the estate gets a notice in the first of its languages and answers by mail, the
 * member a confirmation. Asking again, in another tab too, makes no second one.
 */
export function renewals(deps: ClubDeps): Pick<Handlers, 'requestRenewal'> {
  const { context } = deps;
  return {
    async requestRenewal({ body, request }) {
      const member = await deps.member(request);
      const brand = brandNamed(await deps.site(), body.site);
      const levels = await deps.levels();
      await turnMemberships(context.db, member.id);
      const language = memberLanguage(member);
      const estateLanguage = brand.languages[0] ?? defaultLanguage;
      const requestedOn = await transaction(context.db, async (tx) => {
        await lockMember(tx, member.id);
        const memberships = await readMemberships(tx, member.id);
        if (shownMembership(member, memberships, levels, language).status !== 'ended') throw new ApiError('RENEWAL_NOT_POSSIBLE');
        const before = await openRenewal(tx, member.id, memberships);
        if (before !== null) return before;
        const message = (body.message ?? '').trim();
        const day = await keepRenewal(tx, { memberId: member.id, message, site: brand.id });
        const person = { name: member.name, surname: member.surname, email: member.email, phone: member.own.phone_number ?? member.data.phone, message };
        const about = { name: member.name, number: member.number, person };
        const origin = siteOrigin(request, brand.hosts, context.config.publicUrl);
        const office = officeAddress(origin, `club/${encodeURIComponent(member.number)}`);
        const key = `renewal:${member.id}:${day}`;
        await context.mail.order(tx, {
          key: `${key}:notice`,
          to: brand.email,
          name: 'club-renewal-notice',
          language: estateLanguage,
          data: clubMailData(brand, estateLanguage, { ...about, office }),
        });
        await context.mail.order(tx, { key, to: member.email, name: 'club-renewal-received', language, data: clubMailData(brand, language, about) });
        return day;
      });
      return { requested_on: requestedOn };
    },
  };
}
