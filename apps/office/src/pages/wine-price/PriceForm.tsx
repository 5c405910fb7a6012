import { formatPrice, useWords } from '@parral/site/words';
import { BackLink, Button, Heading, RadioGroup, Text, TextArea, TextField } from '@parral/ui';
import * as layout from '../../layout/layout.css.ts';
import { winePath } from '../../routing/paths.ts';
import { Problem } from '../../shell/Problem.tsx';
import * as css from '../../shell/Shell.css.ts';
import type { StockFormProps } from '../wine-stock/StockForm.tsx';
import { wineName } from '../wines/WineList.tsx';

/** What a sku costs, at once or from a day on, in place of the folder; or the folder's price again. */
export function PriceForm({ found: { wine, folder, version, lowest_price: lowest }, typed, problem, language }: StockFormProps) {
  const t = useWords('office/wine-price');
  return (
    <div className={css.stack}>
      <BackLink href={winePath(wine.product_id)} label={wineName(wine, language)} />
      <Heading level={1}>{t('title')}</Heading>
      <Text>{t('now', { price: formatPrice(wine.price), folder: formatPrice(folder.reduced_price ?? folder.price) })}</Text>
      {lowest !== null && <Text>{t('lowest', { price: formatPrice(lowest) })}</Text>}
      <Problem text={problem} />
      <form className={layout.form} method="post" action={winePath(wine.product_id, 'price')}>
        <input type="hidden" name="version" value={version} />
        <RadioGroup
          name="what"
          legend={t('what')}
          defaultValue={typed.get('what') ?? 'amount'}
          options={[
            { value: 'amount', label: t('amount') },
            { value: 'folder', label: t('folder') },
          ]}
        />
        <div data-for="amount" className={layout.pair}>
          <TextField
            name="price"
            label={t('price')}
            hint={t('euros_hint')}
            inputMode="decimal"
            width="short"
            defaultValue={typed.get('price') ?? ''}
            maxLength={12}
          />
          <TextField
            name="reduced"
            label={t('reduced')}
            hint={t('reduced_hint')}
            inputMode="decimal"
            width="short"
            defaultValue={typed.get('reduced') ?? ''}
            maxLength={12}
          />
        </div>
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
