import { useWords } from '@parral/site/words';
import { Glyph } from '@parral/ui';
import type { ReactNode } from 'react';
import * as css from './Slides.css.ts';

export interface SlidesProps {
  /** Names it: what it holds. */
  label: string;
  slides: readonly { key: string; content: ReactNode }[];
  /** `one` at a time, or a `row` of them with one chosen. */
  show: 'one' | 'row';
  /** After the last comes the first; without it the buttons end at either end. */
  round?: boolean;
}

/**
 * Things beside each other, pushed by hand, by buttons and by the arrow keys. Made of plain HTML: without script it is a row that
 * scrolls, and the buttons are brought to life by `turn-slides.ts`, so that a page of text stays without React.
 */
export function Slides({ label, slides, show, round = false }: SlidesProps) {
  const t = useWords('blocks/slides');
  return (
    <section className={css.frame} aria-label={label} aria-roledescription={t('kind')} data-slides={round ? 'round' : 'bounded'}>
      <ul
        className={css.track[show]}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the arrow keys
        tabIndex={0}
        aria-label={label}
      >
        {slides.map(({ key, content }, index) => (
          <li key={key} className={css.slide[show]} data-chosen={index === 0 ? '' : undefined}>
            {content}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={css.bar}>
          <button type="button" className={css.button} aria-label={t('previous')} data-step="-1" aria-disabled={round ? undefined : true}>
            <Glyph name="left" />
          </button>
          <p className={css.position} aria-live="polite" data-position={t('position', { at: '#', of: slides.length })}>
            {t('position', { at: 1, of: slides.length })}
          </p>
          <button type="button" className={css.button} aria-label={t('next')} data-step="1">
            <Glyph name="right" />
          </button>
        </div>
      )}
    </section>
  );
}
