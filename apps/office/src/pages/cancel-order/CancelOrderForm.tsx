import { formatPrice, useWords } from '@parral/site/words';
import { BackLink, Button, Heading, Text, TextArea } from '@parral/ui';
import * as layout from '../../layout/layout.css.ts';
import { orderPath } from '../../routing/paths.ts';
import { Problem } from '../../shell/Problem.tsx';
import * as css from '../../shell/Shell.css.ts';
import type { OfficeOrder } from '../order/office-order.ts';

/** Calls an order off: money and bottles go back, the buyer is told. */
export function CancelOrderForm({ found, reason, problem }: { found: OfficeOrder; reason: string; problem: string | null }) {
  const t = useWords('office/cancel-order');
  const { number } = found.order;
  return (
    <div className={css.stack}>
      <BackLink href={orderPath(number)} label={t('back', { number })} />
      <Heading level={1}>{t('title')}</Heading>
      <Text narrow>{t('what_happens', { amount: formatPrice(found.refundable) })}</Text>
      <Problem text={problem} />
      <form className={layout.form} method="post" action={orderPath(number, 'cancel')}>
        <input type="hidden" name="version" value={found.version} />
        <TextArea name="reason" label={t('reason')} hint={t('reason_hint')} defaultValue={reason} rows={2} required maxLength={300} />
        <div className={layout.actions}>
          <Button type="submit">{t('submit')}</Button>
          <Button variant="quiet" href={orderPath(number)}>
            {t('leave')}
          </Button>
        </div>
      </form>
    </div>
  );
}
