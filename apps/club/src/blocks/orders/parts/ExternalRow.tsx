import type { components } from '@parral/api-spec';
import type { Translate } from '@parral/site/words';
import { ExpandableRow, Text } from '@parral/ui';

interface ExternalRowProps {
  purchase: components['schemas']['ExternalPurchase'];
  day: string;
  amount: string;
  t: Translate<'club/orders'>;
}

/** A purchase of which the estate has only the sum; status external (specification section 3). */
export function ExternalRow({ purchase, day, amount, t }: ExternalRowProps) {
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
