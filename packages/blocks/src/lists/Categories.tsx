import { useWords } from '@parral/site/words';
import * as css from './Categories.css.ts';

export interface CategoriesProps {
  /** Names the row; the subjects of the list when not given. */
  label?: string;
  categories: readonly { id: number; name: string }[];
  /** The one chosen; all when none is. */
  current: number | undefined;
  /** Address of a category, or of all. */
  href: (id: number | undefined) => string;
}

/** Subjects that a list can be narrowed to, as plain links. */
export function Categories({ label, categories, current, href }: CategoriesProps) {
  const t = useWords('blocks/lists');
  const choices: { id: number | undefined; name: string }[] = [{ id: undefined, name: t('all') }, ...categories];
  return (
    <nav aria-label={label ?? t('categories')}>
      <ul className={css.row}>
        {choices.map(({ id, name }) => (
          <li key={id ?? 'all'}>
            <a className={css.choice} href={href(id)} aria-current={id === current ? 'true' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
