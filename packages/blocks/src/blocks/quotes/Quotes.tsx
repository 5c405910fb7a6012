import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { Slides } from '../../slides/Slides.tsx';
import type block from './block.ts';
import * as css from './Quotes.css.ts';

/** What others said, one at a time; after the last comes the first (specification section 2, quotes carousel). */
export default function Quotes({ attributes: { label, quotes } }: BlockProps<BlockAttributes<typeof block>>) {
  const slides = quotes.map(({ text, by, where }) => ({
    key: text,
    content: (
      <figure className={css.quote}>
        <blockquote className={css.words}>
          <p>{text}</p>
        </blockquote>
        {(by || where) && (
          <figcaption className={css.by}>
            {by && <span className={css.name}>{by}</span>}
            {where && <span>{where}</span>}
          </figcaption>
        )}
      </figure>
    ),
  }));
  return <Slides label={label} slides={slides} show="one" round />;
}
