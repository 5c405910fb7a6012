import type { components } from '@parral/api-spec';
import { type Language, localeOf } from '@parral/api-spec/languages';
import { type Translate, formatDay, formatPrice, useWords } from '@parral/site/words';
import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { Grid, GridItem, Heading, MembershipCard, Page, Stack, Text, TextLink } from '@parral/ui';
import type block from './block.ts';
import type { MembershipBlockData } from './load.server.ts';
import * as css from './Membership.css.ts';
import { Goal } from './parts/Goal.tsx';

/** Who the member is to the club: the card, what is left to renew it, what comes next, the way to the orders. */
export default function Membership({ attributes, data, language }: BlockProps<BlockAttributes<typeof block>, MembershipBlockData>) {
  const t = useWords('club/membership');
  const { card, membership, houses } = data;
  const { status, next_membership, amount_left_to_reach_goal: left } = membership;
  const title = status === 'current' ? 'title' : (`title_${status}` as const);
  return (
    <Page>
      <div className={css.screen}>
        <Grid align="end">
          <GridItem desk={{ start: 1, span: 7 }}>
            <Stack gap={8}>
              <Text size="label" tone="accent">
                {t('label', { level: membership.member_type })}
              </Text>
              <Heading level={1} size="page" emphasis={t(`${title}_emphasis`, { houses: new Intl.ListFormat(localeOf(language)).format(houses) })}>
                {t(title, { name: card.name })}
              </Heading>
            </Stack>
          </GridItem>
          <GridItem desk={{ start: 9, span: 4 }}>
            <Text tone="muted">{standingOf(membership, t, language)}</Text>
          </GridItem>
        </Grid>
        <Grid>
          <GridItem desk={{ start: 1, span: 6 }} tablet={{ start: 1, span: 8 }}>
            <MembershipCard tier={card.color} tierLabel={membership.member_type} name={`${card.name} ${card.surname}`} facts={cardFacts(card, membership, t)} />
          </GridItem>
          <GridItem desk={{ start: 9, span: 4 }}>
            <Stack gap={16} align="start">
              <Goal membership={membership} t={t} language={language} />
              {next_membership && (
                <Text>{t(left ? 'next' : 'next_sure', { level: next_membership.level_label, date: formatDay(next_membership.start_date, language) })}</Text>
              )}
              <TextLink href={attributes.ordersUrl}>{t('orders')}</TextLink>
            </Stack>
          </GridItem>
        </Grid>
      </div>
    </Page>
  );
}

type Schemas = components['schemas'];

/** How things stand, with the goal and the day of this very membership: one sentence for each case, so that no two of them disagree. */
function standingOf(membership: Schemas['MembershipData'], t: Translate<'club/membership'>, language: Language): string {
  const { is_permanent, status, validity_date, member_type: level, minimum_consumption_goal: goal, amount_left_to_reach_goal: left } = membership;
  const date = validity_date === null ? '' : formatDay(validity_date, language);
  if (is_permanent) return t('standing_permanent');
  if (status === 'ended') return t('standing_ended', { date });
  if (status === 'none') return t('standing_none');
  if (!goal || left === null) return t('standing_free', { level, date });
  return left > 0 ? t('standing_current', { level, date, goal: formatPrice(goal) }) : t('standing_met', { level, date });
}

/**
 * What stands at the card's foot (specification section 6): permanent levels show the user's number and no date, the others
 * the member's number and the day it ends. The type stands above, as the card's tier in words.
 */
function cardFacts(
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
