import type { BlockAttributes, BlockProps } from '@parral/site/render';
import type block from './block.ts';
import * as css from './Story.css.ts';

/** What happened at the estate, year after year. */
export default function Story({ attributes: { label, years } }: BlockProps<BlockAttributes<typeof block>>) {
  return (
    <ol className={css.list} aria-label={label}>
      {years.map(({ year, title, text }) => (
        <li key={year + title} className={css.entry}>
          <p className={css.year}>{year}</p>
          <div className={css.words}>
            <h3 className={css.title}>{title}</h3>
            <p className={css.paragraph}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
