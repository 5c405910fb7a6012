import type { Language } from '@parral/api-spec/languages';
import { useWords } from '@parral/site/words';
import { BackLink, Button, Heading, RadioGroup, Text, TextArea, TextField } from '@parral/ui';
import * as layout from '../../layout/layout.css.ts';
import { winePath } from '../../routing/paths.ts';
import { Problem } from '../../shell/Problem.tsx';
import * as css from '../../shell/Shell.css.ts';
import type { WineFile } from '../wine/WinePage.tsx';
import { wineName } from '../wines/WineList.tsx';

export const moves = ['count', 'delivery', 'breakage', 'reserve', 'release'] as const;

export interface StockFormProps {
  found: WineFile;
  /** What was typed, when it is shown again. */
  typed: URLSearchParams;
  problem: string | null;
  language: Language;
}

/** Bottles that come, break, are counted or kept for members; why stands in the history. */
export function StockForm({ found: { wine, version }, typed, problem, language }: StockFormProps) {
  const t = useWords('office/wine-stock');
  return (
    <div className={css.stack}>
      <BackLink href={winePath(wine.product_id)} label={wineName(wine, language)} />
      <Heading level={1}>{t('title')}</Heading>
      <Text>{t('now', { shelf: wine.shelf ?? 0, waiting: wine.waiting ?? 0, left: wine.left ?? 0, reserved: wine.reserved ?? 0 })}</Text>
      <Problem text={problem} />
      <form className={layout.form} method="post" action={winePath(wine.product_id, 'stock')}>
        <input type="hidden" name="version" value={version} />
        <RadioGroup
          name="kind"
          legend={t('what')}
          hint={t('what_hint')}
          defaultValue={typed.get('kind') ?? 'count'}
          options={moves.map((value) => ({ value, label: t(`kind_${value}`) }))}
        />
        <TextField
          name="units"
          label={t('units')}
          hint={t('units_hint')}
          type="number"
          inputMode="numeric"
          width="short"
          min="0"
          max="1000000"
          defaultValue={typed.get('units') ?? ''}
          required
        />
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
