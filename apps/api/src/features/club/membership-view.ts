import type { components } from '@parral/api-spec';
import { toDecimal } from '@parral/rules';
import type { Language } from '../../platform/content/index.ts';
import type { Levels, MemberRow } from '../session/index.ts';
import type { CountedMembership, Memberships } from './memberships.store.ts';

type Schemas = components['schemas'];

/** What is left to the minimum consumption, in euros: 0 when it is met, null without one. */
export function amountLeft({ goalCents, accumulatedCents }: CountedMembership): number | null {
  return goalCents === null ? null : toDecimal(Math.max(0, goalCents - accumulatedCents));
}

/**
 * Number, type, validity, goal and what comes next (specification sections 3 and 6): permanent levels have a user number
 * and no validity date, the others a member number and the day on which the current, else the last membership ends.
 * `renewalRequestedOn`: `openRenewal`.
 */
export function shownMembership(
  member: MemberRow,
  memberships: Memberships,
  levels: Levels,
  language: Language,
  renewalRequestedOn: string | null = null,
): Schemas['MembershipData'] {
  const { current, next, all, today } = memberships;
  const shown = current ?? all.findLast(({ activatedAt, startsOn }) => activatedAt !== null && startsOn <= today) ?? null;
  const level = shown?.level ?? member.level;
  const isPermanent = levels.isPermanent(level);
  return {
    member_number: isPermanent ? null : member.number,
    user_number: isPermanent ? member.number : null,
    level,
    member_type: levels.label(level, language),
    status: current !== null ? 'current' : shown !== null ? 'ended' : 'none',
    is_permanent: isPermanent,
    start_date: shown?.startsOn ?? null,
    validity_date: isPermanent ? null : (shown?.endsOn ?? null),
    minimum_consumption_goal: current?.goalCents == null ? null : toDecimal(current.goalCents),
    accumulated_purchases: toDecimal(current?.accumulatedCents ?? 0),
    amount_left_to_reach_goal: current === null ? null : amountLeft(current),
    renewal_requested_on: renewalRequestedOn,
    next_membership: next === null ? null : { level: next.level, level_label: levels.label(next.level, language), start_date: next.startsOn },
  };
}

/** The membership card: its colour is the tier's (specification section 2). */
export function shownCard(member: MemberRow, data: Schemas['MembershipData'], levels: Levels): Schemas['MembershipCard'] {
  const { name, surname, number } = member;
  return { color: levels.card(data.level), name, surname, number, membership_end_date: data.validity_date };
}
