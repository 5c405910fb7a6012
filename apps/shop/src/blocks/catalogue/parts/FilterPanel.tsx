import { formatPrice } from '@parral/rules';
import { cataloguePath } from '@parral/site/paths';
import { useWords } from '@parral/site/words';
import { Button, Checkbox, Disclosure, Fieldset, Glyph, TextField, TextLink } from '@parral/ui';
import * as css from '../Filters.css.ts';
import { without } from '../catalogue-filters.ts';
import { chosenInWords, filterGroups } from './filter-groups.ts';
import type { PagesProps } from './Pages.tsx';

/** What the list can be narrowed by, with counts; a form that works without script. What was chosen stands below, each a link that takes it back. */
export function FilterPanel({ data: { list, category, sort, filters, catalogueUrl } }: PagesProps) {
  const t = useWords('shop/catalogue');
  const groups = filterGroups(list, filters, category, t);
  const taken = chosenInWords(groups, filters, t);
  const { price } = list.filters;
  return (
    <div className={css.filters}>
      <Disclosure summary={taken.length === 0 ? t('filter') : t('filter_taken', { count: taken.length })}>
        <form action={catalogueUrl} method="get" className={css.form}>
          {Object.entries({ category, sort }).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
          {groups.map(({ name, legend, choices }) => (
            <div key={name} className={name === 'vintage' ? css.years : css.group}>
              <Fieldset legend={legend}>
                <div className={name === 'vintage' ? css.yearList : undefined}>
                  {choices.map(({ value, label, count, chosen }) => (
                    <Checkbox
                      key={value}
                      name={name}
                      value={value}
                      defaultChecked={chosen}
                      disabled={count === 0 && !chosen}
                      label={
                        <>
                          {label} <span className={css.count}>{count}</span>
                        </>
                      }
                    />
                  ))}
                </div>
              </Fieldset>
            </div>
          ))}
          {price && (
            <div className={css.group}>
              <Fieldset legend={t('filter_price')} hint={t('filter_price_hint', { min: formatPrice(price.min), max: formatPrice(price.max) })}>
                <div className={css.prices}>
                  <TextField label={t('price_from')} name="price_min" inputMode="decimal" defaultValue={filters.price_min} maxLength={9} autoComplete="off" />
                  <TextField label={t('price_to')} name="price_max" inputMode="decimal" defaultValue={filters.price_max} maxLength={9} autoComplete="off" />
                </div>
              </Fieldset>
            </div>
          )}
          <div className={css.apply}>
            <Button type="submit">{t('filter_apply')}</Button>
          </div>
        </form>
      </Disclosure>
      {taken.length > 0 && (
        <div className={css.taken}>
          <ul className={css.takenList} aria-label={t('filters_taken')}>
            {taken.map(({ name, value, words }) => (
              <li key={name + value}>
                <a
                  className={css.take}
                  href={cataloguePath(catalogueUrl, { category, sort, filters: without(filters, name, value) })}
                  aria-label={t('filter_remove', { name: words })}
                >
                  {words}
                  <Glyph name="close" />
                </a>
              </li>
            ))}
          </ul>
          <TextLink href={cataloguePath(catalogueUrl, { category, sort })}>{t('filters_reset')}</TextLink>
        </div>
      )}
    </div>
  );
}
