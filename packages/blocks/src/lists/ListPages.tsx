import { pageWindow } from '@parral/rules';
import { useWords } from '@parral/site/words';
import { Pagination } from '@parral/ui';

export interface ListPagesProps {
  page: number;
  totalPages: number;
  href: (page: number) => string;
}

/** The window of pages (specification section 4), as plain links; nothing where there is one page only. */
export function ListPages({ page, totalPages, href }: ListPagesProps) {
  const t = useWords('blocks/lists');
  if (totalPages < 2) return null;
  const current = Math.min(page, totalPages);
  return (
    <Pagination
      label={t('pages')}
      current={current}
      pages={pageWindow(current, totalPages)}
      href={href}
      pageLabel={(number) => t('page', { number })}
      previousLabel={t('previous')}
      nextLabel={t('next')}
      note={t('page_of', { page: current, total: totalPages })}
      hasPrevious={current > 1}
      hasNext={current < totalPages}
    />
  );
}
