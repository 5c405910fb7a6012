import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { useWords } from '@parral/site/words';
import { Heading, Text } from '@parral/ui';
import type block from './block.ts';
import * as css from './YearSelector.css.ts';

/** More years than these do not fit beside each other on a phone. */
const FEW = 5;
/** As many as these do on a wide window. */
const FIT = 11;

/**
 * Years in one row, the chosen one's words below (specification section 4: "year selector scrolls and expands or collapses"). Each
 * year is a place of the page, so that it works without script; the page's script marks the one chosen and keeps it in sight.
 */
export default function YearSelector({ attributes: { label, years } }: BlockProps<BlockAttributes<typeof block>>) {
  const t = useWords('blocks/year-selector');
  return (
    <div className={css.place} data-years="">
      <nav className={css.row} aria-label={label}>
        {years.map(({ year, mark }, at) => (
          <a key={year} className={css.year} href={`#year-${year}`} aria-current={at === 0 ? 'true' : undefined}>
            <span className={css.figure}>{year}</span>
            <span className={css.mark}>{mark}</span>
          </a>
        ))}
      </nav>
      {years.length > FEW && (
        <details className={years.length > FIT ? css.more : css.moreWhereNarrow}>
          <summary className={css.summary}>
            <span className={css.expand}>{t('expand', { count: years.length })}</span>
            <span className={css.collapse}>{t('collapse')}</span>
          </summary>
        </details>
      )}
      <div className={css.panels}>
        {years.map(({ year, mark, text }) => (
          <section key={year} id={`year-${year}`} className={css.panel} aria-label={year}>
            <Heading level={3} size="minor">
              {year}. {mark}
            </Heading>
            <Text size="story">{text}</Text>
          </section>
        ))}
      </div>
    </div>
  );
}
