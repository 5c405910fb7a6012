import { listPath } from '@parral/site/paths';
import { useWords } from '@parral/site/words';
import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { Button, Select } from '@parral/ui';
import { FragmentList } from '../../lists/FragmentList.tsx';
import { ListPages } from '../../lists/ListPages.tsx';
import { NothingFound } from '../../lists/NothingFound.tsx';
import type block from './block.ts';
import type { PressData } from './load.server.ts';
import * as css from './Press.css.ts';

/** What the press wrote, with filters by year, category and language and pages (specification section 2); works without script. */
export default function Press({ data: { list, path, page, year, category, locale } }: BlockProps<BlockAttributes<typeof block>, PressData>) {
  const t = useWords('blocks/press');
  const { filters, pagination } = list;
  const any = { value: '', label: t('any') };
  const html = pagination.results.map((result) => result.html);
  return (
    <section id="press">
      <form className={css.filters} action={listPath(path, 'press', {})} aria-label={t('filters')}>
        <Select
          name="year"
          label={t('year')}
          defaultValue={String(year ?? '')}
          options={[any, ...filters.years.map((one) => ({ value: String(one), label: String(one) }))]}
        />
        <Select
          name="category"
          label={t('category')}
          defaultValue={String(category ?? '')}
          options={[any, ...filters.categories.map(({ id, name }) => ({ value: String(id), label: name }))]}
        />
        <Select
          name="locale"
          label={t('locale')}
          defaultValue={locale ?? ''}
          options={[any, ...filters.locales.map(({ code, name }) => ({ value: code, label: name }))]}
        />
        <Button type="submit" variant="outline">
          {t('apply')}
        </Button>
      </form>
      {html.length === 0 ? <NothingFound href={listPath(path, 'press', {})} /> : <FragmentList html={html} />}
      <ListPages page={page} totalPages={pagination.total_pages} href={(p) => listPath(path, 'press', { year, category, locale, p })} />
    </section>
  );
}
