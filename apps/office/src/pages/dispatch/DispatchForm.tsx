import { useWords } from '@parral/site/words';
import { BackLink, Button, Heading, Select, Text, TextField } from '@parral/ui';
import * as layout from '../../layout/layout.css.ts';
import { orderPath } from '../../routing/paths.ts';
import { Problem } from '../../shell/Problem.tsx';
import * as css from '../../shell/Shell.css.ts';
import type { OfficeOrder } from '../order/office-order.ts';

export interface DispatchFormProps {
  found: OfficeOrder;
  carrier: string;
  trackingNumber: string;
  problem: string | null;
}

/** Hands an order to its carrier; the buyer is told, with the way to follow it. */
export function DispatchForm({ found, carrier, trackingNumber, problem }: DispatchFormProps) {
  const t = useWords('office/dispatch');
  const { number } = found.order;
  return (
    <div className={css.stack}>
      <BackLink href={orderPath(number)} label={t('back', { number })} />
      <Heading level={1}>{t('title')}</Heading>
      <Text narrow>{t('what_happens')}</Text>
      <Problem text={problem} />
      <form className={layout.form} method="post" action={orderPath(number, 'dispatch')}>
        <input type="hidden" name="version" value={found.version} />
        <Select name="carrier" label={t('carrier')} defaultValue={carrier} options={found.carriers.map(({ id, name }) => ({ value: id, label: name }))} />
        <TextField
          name="tracking_number"
          label={t('tracking')}
          hint={t('tracking_hint')}
          defaultValue={trackingNumber}
          autoComplete="off"
          spellCheck={false}
          maxLength={120}
        />
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
