import { useWords } from '@parral/site/words';
import { TextLink } from '@parral/ui';
import * as css from './layout.css.ts';

/** Under a list: to its first page, to its next one. Lists are long, so that nobody counts their pages. */
export function Ways({ first, next, order = 'newest' }: { first: string | null; next: string | null; order?: 'newest' | 'list' }) {
  const t = useWords('office/layout');
  if (first === null && next === null) return null;
  return (
    <nav className={css.ways} aria-label={t('ways')}>
      <span>{first !== null && <TextLink href={first}>{t(order === 'newest' ? 'first' : 'first_of_list')}</TextLink>}</span>
      {next !== null && (
        <TextLink href={next} rel="next">
          {t(order === 'newest' ? 'next' : 'next_of_list')}
        </TextLink>
      )}
    </nav>
  );
}
