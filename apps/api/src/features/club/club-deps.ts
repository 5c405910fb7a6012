import type { FastifyRequest } from 'fastify';
import type { Db } from '../../platform/database/database.ts';
import { loadLists } from '../../platform/content/content.store.ts';
import { noClub, type Club, type Lists } from '../../platform/content/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { CaptchaContext } from '../captcha/index.ts';
import { loadCatalogue, type CatalogueContent } from '../catalogue/index.ts';
import type { InvoicesContext } from '../invoices/index.ts';
import { type Levels, loadLevels, memberById, type MemberRow, type SessionContext } from '../session/index.ts';
import { loadShippingCountries, type ShippingCountryRow } from '../shipping/index.ts';
import { loadSite, type SiteContent } from '../site/index.ts';
import { clubSettings } from './club.schema.ts';

export type ClubContext = SessionContext & CaptchaContext & InvoicesContext;

/** What the parts of the club share; the content is kept in memory until it changes, what belongs to a member never. */
export interface ClubDeps {
  context: ClubContext;
  site: () => Promise<SiteContent>;
  /** club.yaml */
  terms: () => Promise<Club>;
  levels: () => Promise<Levels>;
  countries: () => Promise<ShippingCountryRow[]>;
  catalogue: () => Promise<CatalogueContent>;
  lists: () => Promise<Lists>;
  /** The member who asks. Throws CLUB_NO_AUTHENTICATED_MEMBER for everybody else (specification section 6). */
  member(request: FastifyRequest): Promise<MemberRow>;
}

export function clubDeps(context: ClubContext): ClubDeps {
  return {
    context,
    site: context.content.memo(loadSite),
    terms: context.content.memo(loadTerms),
    levels: context.content.memo(loadLevels),
    countries: context.content.memo(loadShippingCountries),
    catalogue: context.content.memo(loadCatalogue),
    lists: context.content.memo(loadLists),
    async member(request) {
      const session = await context.sessions.find(request);
      const member = session?.memberId == null ? null : await memberById(context.db, session.memberId);
      if (member === null) throw new ApiError('CLUB_NO_AUTHENTICATED_MEMBER');
      return member;
    },
  };
}

/** For `context.content.memo`. */
export async function loadTerms(tx: Db): Promise<Club> {
  const [row] = await tx.select({ data: clubSettings.data }).from(clubSettings);
  return row?.data ?? noClub;
}

/** The member after a change of their own; who was erased while it was under way is logged in no more. Throws CLUB_NO_AUTHENTICATED_MEMBER. */
export function stillMember(member: MemberRow | null): MemberRow {
  if (member === null) throw new ApiError('CLUB_NO_AUTHENTICATED_MEMBER');
  return member;
}
