import { TextLink } from '../TextLink/TextLink.tsx';
import * as css from './Pagination.css.ts';

export interface PaginationProps {
  /** names it: Páginas */
  label: string;
  /** from 1 */
  current: number;
  /** the pages shown, in order; a gap between two of them is drawn as one */
  pages: readonly number[];
  href: (page: number) => string;
  /** said for a page: `Página 2` */
  pageLabel: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
  /** as `8 de 24 vinos` */
  note?: string;
  hasPrevious: boolean;
  hasNext: boolean;
}

/** Ways to the other pages of a list, as plain links. */
export function Pagination(props: PaginationProps) {
  const { label, current, pages, href, pageLabel, previousLabel, nextLabel, note, hasPrevious, hasNext } = props;
  return (
    <nav className={css.bar} aria-label={label}>
      <span className={css.note}>{note}</span>
      <ol className={css.pages}>
        {pages.map((page, index) => (
          <li key={page} className={css.item}>
            {index > 0 && page - (pages[index - 1] ?? page) > 1 && (
              <span className={css.gap} aria-hidden="true">
                …
              </span>
            )}
            <a href={href(page)} className={css.page} aria-label={pageLabel(page)} aria-current={page === current ? 'page' : undefined}>
              {page}
            </a>
          </li>
        ))}
      </ol>
      <span className={css.ways}>
        {hasPrevious && (
          <TextLink href={href(current - 1)} rel="prev">
            {previousLabel}
          </TextLink>
        )}
        {hasNext && (
          <TextLink href={href(current + 1)} rel="next">
            {nextLabel}
          </TextLink>
        )}
      </span>
    </nav>
  );
}
