import type { components } from '@parral/api-spec';
import { type Translate, formatDay, formatPrice } from '@parral/site/words';
import { ExpandableRow, Text, DataList, Heading, Stack } from '@parral/ui';
import type { Language } from '@parral/api-spec/languages';
import type { AddToBasket } from '@parral/site/browser';
import type { MembershipRows } from '../order-rows.ts';
import { OrderItems } from './OrderItems.tsx';

interface MembershipProps {
  membership: MembershipRows;
  current?: boolean;
  adding: AddToBasket;
  t: Translate<'club/orders'>;
  language: Language;
}

/** One membership: its figures, and all that was bought in it. */
export function Membership({ membership, current, adding, t, language }: MembershipProps) {
  const { id, level_label, start_date, end_date, accumulated_purchases, amount_left_to_reach_goal: left, rows } = membership;
  const day = (iso: string) => formatDay(iso, language);
  const price = (amount: number) => formatPrice(amount);
  return (
    <Stack gap={16}>
      <Heading level={3} size="item" id={`membership-${id}`}>
        {end_date
          ? t('period', { level: level_label, start: day(start_date), end: day(end_date) })
          : t('since', { level: level_label, start: day(start_date) })}
      </Heading>
      <DataList
        variant={current ? 'figures' : 'pairs'}
        items={[
          { name: t('accumulated'), value: price(accumulated_purchases) },
          ...(current && left !== null ? [{ name: t(left > 0 ? 'left' : 'goal'), value: left > 0 ? price(left) : t('goal_met') }] : []),
        ]}
      />
      {rows.length === 0 ? (
        <Text tone="muted">{t('no_orders')}</Text>
      ) : (
        <div>
          {rows.map((row) =>
            row.kind === 'order' ? (
              <ExpandableRow
                key={row.order.number}
                title={row.order.number}
                facts={[
                  { label: t('date'), value: day(row.day) },
                  { label: t('type'), value: t(`type_${row.order.type}`) },
                  { label: t('status'), value: t(row.order.progress === null ? `status_${row.order.status}` : `progress_${row.order.progress}`) },
                  { label: t('total'), value: price(row.order.total) },
                ]}
              >
                <OrderItems order={row.order} adding={adding} t={t} />
              </ExpandableRow>
            ) : (
              <ExternalRow key={row.purchase.number} purchase={row.purchase} day={day(row.day)} amount={price(row.purchase.total_amount)} t={t} />
            ),
          )}
        </div>
      )}
    </Stack>
  );
}

interface ExternalRowProps {
  purchase: components['schemas']['ExternalPurchase'];
  day: string;
  amount: string;
  t: Translate<'club/orders'>;
}

/** A purchase of which the estate has only the sum; status external (specification section 3). */
function ExternalRow({ purchase, day, amount, t }: ExternalRowProps) {
  return (
    <ExpandableRow
      title={purchase.number}
      facts={[
        { label: t('date'), value: day },
        { label: t('type'), value: t('type_external') },
        { label: t('status'), value: t('status_external') },
        { label: t('total'), value: amount },
      ]}
    >
      <Text tone="muted">{t('external')}</Text>
    </ExpandableRow>
  );
}
