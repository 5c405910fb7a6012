import type { Language } from '@parral/api-spec/languages';
import { pageWindow } from '@parral/rules';
import { cataloguePath } from '@parral/site/paths';
import { useWords } from '@parral/site/words';
import { Pagination } from '@parral/ui';
import type { CatalogueData } from '../load.server.ts';

export interface PagesProps {
  data: Pick<CatalogueData, 'list' | 'category' | 'sort' | 'filters' | 'catalogueUrl'>;
  language: Language;
}

/** Links to the other pages of the catalogue, with category, order and filters kept. */
export function Pages({ data: { list, category, sort, filters, catalogueUrl } }: PagesProps) {
  const t = useWords('shop/catalogue');
  return (
    <Pagination
      label={t('pages')}
      current={list.page}
      pages={pageWindow(list.page, list.total_pages)}
      href={(page) => cataloguePath(catalogueUrl, { category, sort, filters, page })}
      pageLabel={(page) => t('page', { page })}
      previousLabel={t('previous')}
      nextLabel={t('next')}
      note={t('shown', { shown: list.products.length, count: list.total })}
      hasPrevious={list.page > 1}
      hasNext={list.page < list.total_pages}
    />
  );
}
