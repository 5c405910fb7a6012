import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { formatDay, formatPrice, type Translate } from '@parral/site/words';
import { Heading, Price, Stack, Text } from '@parral/ui';
import { VineRow } from '@parral/ui/illustrations';
import * as css from '../Membership.css.ts';

const VINES = 20;

interface GoalProps {
  membership: components['schemas']['MembershipData'];
  t: Translate<'club/membership'>;
  language: Language;
}

/** What is left to renew the level: in figures, and as a row of vines that grows with the year's purchases. */
export function Goal({ membership, t, language }: GoalProps) {
  const {
    is_permanent,
    status,
    minimum_consumption_goal: goal,
    amount_left_to_reach_goal: left,
    accumulated_purchases: bought,
    validity_date,
    member_type,
  } = membership;
  if (is_permanent || status !== 'current' || goal === null || left === null || goal <= 0) return null;
  const price = (amount: number) => formatPrice(amount);
  return (
    <Stack gap={12}>
      <Heading level={2} size="item">
        {t(left > 0 ? 'goal_title' : 'goal_met_title', { level: member_type })}
      </Heading>
      {left > 0 ? <Price amount={price(left)} size="big" note={t('goal_of', { goal: price(goal) })} /> : <Text>{t('goal_met', { goal: price(goal) })}</Text>}
      <div className={css.vines}>
        <VineRow count={VINES} grown={Math.min(VINES, Math.floor((VINES * bought) / goal))} />
      </div>
      <div className={css.ends}>
        <Text size="small" as="span" figures>
          {t('bought', { amount: price(bought) })}
        </Text>
        {validity_date && (
          <Text size="small" as="span" tone="muted">
            {t('until_day', { date: formatDay(validity_date, language) })}
          </Text>
        )}
      </div>
    </Stack>
  );
}
