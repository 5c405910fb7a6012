import type { Language } from '@parral/api-spec/languages';
import { pageWindow } from '@parral/rules';
import { translator } from '@parral/site/words';
import { Pagination } from '@parral/ui';
import messages from './messages.ts';

export interface ListPagesProps {
  page: number;
  totalPages: number;
  href: (page: number) => string;
  language: Language;
}

/** The window of pages (specification section 4), as plain links; nothing where there is one page only. */
export function ListPages({ page, totalPages, href, language }: ListPagesProps) {
  if (totalPages < 2) return null;
  const t = translator(messages[language], language);
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
