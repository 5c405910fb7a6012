import { formatPrice, useWords } from '@parral/site/words';
import { BackLink, Button, Checkbox, Heading, RadioGroup, Text, TextArea, TextField } from '@parral/ui';
import * as layout from '../../layout/layout.css.ts';
import { orderPath } from '../../routing/paths.ts';
import { Problem } from '../../shell/Problem.tsx';
import * as css from '../../shell/Shell.css.ts';
import type { OfficeOrder } from '../order/office-order.ts';

export interface RefundFormProps {
  found: OfficeOrder;
  /** What was typed, when it is shown again. */
  typed: URLSearchParams;
  problem: string | null;
}

/** Money back: bottles, an amount, or all that is left; why stands in the log and in the buyer's mail. */
export function RefundForm({ found, typed, problem }: RefundFormProps) {
  const t = useWords('office/refund');
  const { order } = found;
  const left = new Map(found.lines_left.map(({ product_id, units }) => [product_id, units]));
  const lines = order.lines.filter(({ product_id }) => (left.get(product_id) ?? 0) > 0);
  return (
    <div className={css.stack}>
      <BackLink href={orderPath(order.number)} label={t('back', { number: order.number })} />
      <Heading level={1}>{t('title')}</Heading>
      <Text>{t('refundable', { amount: formatPrice(found.refundable), total: formatPrice(found.captured) })}</Text>
      <Problem text={problem} />
      <form className={layout.form} method="post" action={orderPath(order.number, 'refund')}>
        <input type="hidden" name="version" value={found.version} />
        <RadioGroup
          name="what"
          legend={t('what')}
          defaultValue={typed.get('what') ?? (lines.length > 0 ? 'lines' : 'amount')}
          options={[
            ...(lines.length > 0 ? [{ value: 'lines', label: t('lines') }] : []),
            { value: 'amount', label: t('amount') },
            { value: 'all', label: t('all', { amount: formatPrice(found.refundable) }) },
          ]}
        />
        <div className={layout.counts} data-for="lines">
          {lines.map(({ product_id, title, label, total_price, quantity }) => (
            <div key={product_id} className={layout.count}>
              <span>
                {title} <Text as="span" size="small" tone="muted">{`${label} · ${t('paid', { count: quantity, amount: formatPrice(total_price) })}`}</Text>
              </span>
              <TextField
                name={`units-${product_id}`}
                type="number"
                label={t('units', { most: left.get(product_id) ?? 0 })}
                width="short"
                min="0"
                max={String(left.get(product_id) ?? 0)}
                defaultValue={typed.get(`units-${product_id}`) ?? '0'}
              />
            </div>
          ))}
          <Checkbox name="restock" value="yes" label={t('restock')} defaultChecked={typed.get('restock') === 'yes'} />
        </div>
        <div data-for="amount">
          <TextField
            name="amount"
            label={t('euros')}
            hint={t('euros_hint', { most: formatPrice(found.refundable) })}
            inputMode="decimal"
            width="short"
            defaultValue={typed.get('amount') ?? ''}
            maxLength={12}
          />
        </div>
        <TextArea name="reason" label={t('reason')} hint={t('reason_hint')} defaultValue={typed.get('reason') ?? ''} rows={2} required maxLength={300} />
        <div className={layout.actions}>
          <Button type="submit">{t('submit')}</Button>
          <Button variant="quiet" href={orderPath(order.number)}>
            {t('leave')}
          </Button>
        </div>
      </form>
    </div>
  );
}
