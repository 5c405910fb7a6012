import type { components } from '@parral/api-spec';
import { bottleSize } from '@parral/rules';
import type { Language } from '@parral/api-spec/languages';
import { formatPrice, useWords } from '@parral/site/words';
import { Button, DataTable, Tabs, Text, TextField, TextLink } from '@parral/ui';
import { PageHead } from '../../layout/PageHead.tsx';
import { Ways } from '../../layout/Ways.tsx';
import * as layout from '../../layout/layout.css.ts';
import { wineListPath, winePath, withQuery } from '../../routing/paths.ts';
import * as css from '../../shell/Shell.css.ts';
import { WineState } from './WineState.tsx';

type Wine = components['schemas']['OfficeWine'];

/** What the list is asked for, as it stands in the address. */
export interface WineFilter {
  q: string;
  state: string;
  after: string;
}

export const wineStates = ['low', 'sold_out', 'not_on_sale', 'reserved', 'said'] as const;

/** Wines by sku, in the estate's order: what there is of each, what it costs, how it is sold. */
export function WineList({ page, filter, language }: { page: components['schemas']['OfficeWinePage']; filter: WineFilter; language: Language }) {
  const t = useWords('office/wines');
  const { after, ...chosen } = filter;
  return (
    <div className={css.stack}>
      <PageHead title={t('title')} csv={withQuery(wineListPath, { ...chosen, csv: 1 })} />
      <search>
        <form className={layout.inline} method="get" action={wineListPath}>
          {chosen.state !== '' && <input type="hidden" name="state" value={chosen.state} />}
          <TextField name="q" type="search" label={t('search')} hint={t('search_hint')} defaultValue={chosen.q} maxLength={120} />
          <Button type="submit" variant="outline">
            {t('find')}
          </Button>
        </form>
      </search>
      <Tabs
        label={t('by_state')}
        tabs={['', ...wineStates].map((state) => ({
          href: withQuery(wineListPath, { ...chosen, state }),
          label: t(`tab_${state === '' ? 'all' : (state as (typeof wineStates)[number])}`),
          current: chosen.state === state,
        }))}
      />
      <DataTable
        caption={t('title')}
        columns={[
          { key: 'wine', label: t('wine') },
          { key: 'sku', label: t('sku'), from: 'desk' },
          { key: 'state', label: t('state'), from: 'tablet' },
          { key: 'price', label: t('price'), align: 'end', from: 'tablet' },
          { key: 'shelf', label: t('shelf'), align: 'end', from: 'desk' },
          { key: 'waiting', label: t('waiting'), align: 'end', from: 'desk' },
          { key: 'reserved', label: t('reserved'), align: 'end', from: 'desk' },
          { key: 'left', label: t('left'), align: 'end' },
        ]}
        rows={page.wines.map((wine) => ({
          key: wine.product_id,
          href: winePath(wine.product_id),
          quiet: wine.sale === 'off',
          cells: {
            wine: wineName(wine, language),
            sku: wine.product_id,
            state: <WineState wine={wine} />,
            price: formatPrice(wine.price),
            shelf: wine.shelf ?? '–',
            waiting: wine.waiting ?? '–',
            reserved: wine.reserved ?? '–',
            left: wine.left ?? t('case'),
          },
        }))}
        empty={
          <>
            <Text>{t(chosen.q !== '' || chosen.state !== '' ? 'none_found' : 'none')}</Text>
            {(chosen.q !== '' || chosen.state !== '') && <TextLink href={wineListPath}>{t('without_filter')}</TextLink>}
          </>
        }
      />
      <Ways
        first={after === '' ? null : withQuery(wineListPath, chosen)}
        next={page.next === null ? null : withQuery(wineListPath, { ...chosen, after: page.next })}
        order="list"
      />
    </div>
  );
}

/** A sku by name, vintage and size: `Reserva 2019, 75 cl`. */
export function wineName({ title, vintage, millilitres, is_case: isCase }: Wine, language: Language): string {
  return isCase || vintage === null ? title : `${title} ${vintage}, ${bottleSize(millilitres, language)}`;
}
