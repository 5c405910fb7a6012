import type { components } from '@parral/api-spec';
import type { Translate } from '@parral/site/words';

type Schemas = components['schemas'];

/**
 * What stands at the card's foot (specification section 6): permanent levels show the user's number and no date, the others
 * the member's number and the day it ends. The type stands above, as the card's tier in words.
 */
export function cardFacts(
  card: Pick<Schemas['MembershipCard'], 'number' | 'membership_end_date'>,
  membership: Pick<Schemas['MembershipData'], 'is_permanent' | 'member_number' | 'user_number' | 'validity_date'>,
  t: Translate<'club/membership'>,
): { label: string; value: string }[] {
  if (membership.is_permanent) return [{ label: t('user'), value: membership.user_number ?? card.number }];
  const end = membership.validity_date ?? card.membership_end_date;
  return [{ label: t('member'), value: membership.member_number ?? card.number }, ...(end === null ? [] : [{ label: t('until'), value: shortDay(end) }])];
}

/** `2027-12-31` → `31 · 12 · 2027`, as cards have it. */
function shortDay(iso: string): string {
  return iso.slice(0, 10).split('-').toReversed().join(' · ');
}
