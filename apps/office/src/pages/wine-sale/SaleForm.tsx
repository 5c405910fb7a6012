import { useWords } from '@parral/site/words';
import { BackLink, Button, Heading, RadioGroup, TextArea, TextField } from '@parral/ui';
import * as layout from '../../layout/layout.css.ts';
import { winePath } from '../../routing/paths.ts';
import { Problem } from '../../shell/Problem.tsx';
import * as css from '../../shell/Shell.css.ts';
import type { StockFormProps } from '../wine-stock/StockForm.tsx';
import { wineName } from '../wines/WineList.tsx';

export const saleWishes = ['on_sale', 'soon', 'off', 'folder'] as const;

/** How a sku is sold, at once or from a day on, in place of the folder; or as the folder says again. */
export function SaleForm({ found: { wine, version }, typed, problem, language }: StockFormProps) {
  const t = useWords('office/wine-sale');
  return (
    <div className={css.stack}>
      <BackLink href={winePath(wine.product_id)} label={wineName(wine, language)} />
      <Heading level={1}>{t('title')}</Heading>
      <Problem text={problem} />
      <form className={layout.form} method="post" action={winePath(wine.product_id, 'sale')}>
        <input type="hidden" name="version" value={version} />
        <RadioGroup
          name="sale"
          legend={t('what')}
          defaultValue={typed.get('sale') ?? wine.sale}
          options={saleWishes.map((value) => ({ value, label: t(`wish_${value}`) }))}
        />
        <div className={layout.pair}>
          <TextField name="from" type="date" label={t('from')} hint={t('from_hint')} defaultValue={typed.get('from') ?? ''} />
        </div>
        <TextArea name="reason" label={t('reason')} hint={t('reason_hint')} defaultValue={typed.get('reason') ?? ''} rows={2} required maxLength={300} />
        <div className={layout.actions}>
          <Button type="submit">{t('submit')}</Button>
          <Button variant="quiet" href={winePath(wine.product_id)}>
            {t('leave')}
          </Button>
        </div>
      </form>
    </div>
  );
}
