import { cataloguePath } from '@parral/site/paths';
import type { Translate } from '@parral/site/words';
import { Button, Select, Tabs } from '@parral/ui';
import type { ChangeEvent } from 'react';
import { sortForm } from '../Catalogue.css.ts';
import { sorts } from '../catalogue-choice.ts';
import type { CatalogueData } from '../load.server.ts';

interface ControlsProps {
  data: CatalogueData;
  t: Translate<'shop/catalogue'>;
}

/** Categories as links, the order as a form that also works without script. */
export function Controls({ data, t }: ControlsProps) {
  const { list, category, sort, filters, catalogueUrl } = data;
  const tab = (value: CatalogueData['category'], label: string, count?: number) => ({
    href: cataloguePath(catalogueUrl, { category: value, sort, filters }),
    label,
    ...(count !== undefined && { count }),
    current: category === value,
  });
  return (
    <Tabs
      label={t('categories')}
      tabs={[
        tab(null, t('all'), category === null && Object.keys(filters).length === 0 ? list.total : undefined),
        ...list.categories.map((one) => tab(one.category, one.label, one.count)),
      ]}
      aside={
        <form className={sortForm} action={catalogueUrl} method="get">
          {Object.entries({ category, ...filters }).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
          <Select
            label={t('sort')}
            variant="plain"
            name="sort"
            defaultValue={sort ?? ''}
            onChange={(event: ChangeEvent<HTMLSelectElement>) => {
              location.assign(cataloguePath(catalogueUrl, { category, sort: event.target.value, filters }));
            }}
            options={['' as const, ...sorts.filter((one) => one !== 'height_desc' || list.products.some(({ height_m }) => height_m !== null))].map((value) => ({
              value,
              label: value === '' ? t('sort_default') : t(`sort_${value}`),
            }))}
          />
          <noscript>
            <Button type="submit" variant="quiet" size="small">
              {t('sort_apply')}
            </Button>
          </noscript>
        </form>
      }
    />
  );
}
