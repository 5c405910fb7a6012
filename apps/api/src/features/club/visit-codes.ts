import type { components } from '@parral/api-spec';
import type { Db } from '../../platform/database/database.ts';
import type { Club } from '../../platform/content/index.ts';
import type { MemberRow } from '../session/index.ts';
import type { SiteContent } from '../site/index.ts';
import { insertVouchers, newVoucherCode, vouchersOfMember, type NewVoucher } from '../vouchers/index.ts';
import { levelTerms } from './invitation-rules.ts';
import type { Memberships } from './memberships.store.ts';

type Season = Club['seasons'][number];

/** The season that opened last, be it over or not; null before the first one. `today` is `YYYY-MM-DD`. */
export function openSeason({ seasons }: Club, today: string): Season | null {
  return seasons.filter(({ opens }) => opens <= today).toSorted((a, b) => (a.opens < b.opens ? 1 : -1))[0] ?? null;
}

/** Whether the member has a current membership of a level that gives visit codes. */
export function givesVisitCodes({ current }: Memberships, terms: Club): boolean {
  return current !== null && levelTerms(terms, current.level).visitCodes;
}

/**
 * The member's code for each estate in the season that is open (specification sections 2 and 4). Whoever has a current
 * membership that gives codes gets them the first time they look; used ones come again with the next season.
 */
export async function visitCodesOf(
  db: Db,
  member: MemberRow,
  memberships: Memberships,
  { site, terms }: { site: SiteContent; terms: Club },
): Promise<components['schemas']['VisitCode'][]> {
  const { today } = memberships;
  const season = openSeason(terms, today);
  const estates = [...site.brands.values()];
  if (season !== null && givesVisitCodes(memberships, terms) && today <= season.ends) {
    const rows = estates.map(({ id }) => newVisitCode({ memberId: member.id, estate: id, season, visitors: terms.visitors }));
    await insertVouchers(db, rows);
  }
  const codes = season === null ? [] : await vouchersOfMember(db, member.id, season.year);
  return estates.map(({ id, name }) => {
    const found = codes.find(({ brand }) => brand === id);
    return {
      estate: id,
      estate_name: name,
      code: found?.code ?? null,
      used: found?.usedAt != null,
      season: found?.season ?? null,
      available_from: found?.startsOn ?? null,
      valid_until: found?.endsOn ?? null,
    };
  });
}

/** A member's code is a voucher of the visits: so many people, to any visit of one estate, in the days of the season. */
export function newVisitCode({ memberId, estate, season, visitors }: { memberId: string; estate: string; season: Season; visitors: number }): NewVoucher {
  const days = { startsOn: season.opens, endsOn: season.ends };
  return { code: newVoucherCode(prefix), madeBy: 'club', memberId, brand: estate, season: season.year, participants: visitors, ...days };
}

/** What members' codes begin with; `U` is for a single experience. */
const prefix = 'C';
