import type { FastifyRequest } from 'fastify';
import type { Db } from '../../platform/database/database.ts';
import { noClub, type Club } from '../../platform/content/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Context } from '../../platform/context.ts';
import { loadCatalogue, type CatalogueContent } from '../catalogue/load-catalogue.ts';
import { memberById, type MemberRow } from '../session/session.store.ts';
import { loadShippingCountries, type ShippingCountryRow } from '../shipping/index.ts';
import { loadSite, type SiteContent } from '../site/load-site.ts';
import { clubSettings } from './club.schema.ts';

/** What the parts of the club share; the content is kept in memory until it changes, what belongs to a member never. */
export interface ClubDesk {
  context: Context;
  site: () => Promise<SiteContent>;
  /** club.yaml */
  terms: () => Promise<Club>;
  countries: () => Promise<ShippingCountryRow[]>;
  catalogue: () => Promise<CatalogueContent>;
  /** The member who asks. Throws CLUB_NO_AUTHENTICATED_MEMBER for everybody else (specification section 6). */
  member(request: FastifyRequest): Promise<MemberRow>;
}

export function clubDesk(context: Context): ClubDesk {
  return {
    context,
    site: context.content.memo(loadSite),
    terms: context.content.memo(loadTerms),
    countries: context.content.memo(loadShippingCountries),
    catalogue: context.content.memo(loadCatalogue),
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
