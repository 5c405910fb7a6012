import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { WineBottle } from '@parral/site/images';
import { useWords } from '@parral/site/words';
import { Slides } from '../../slides/Slides.tsx';
import type block from './block.ts';
import type { WineCarouselData } from './load.server.ts';
import { WineWords } from '../../wines/WineWords.tsx';
import * as css from './WineCarousel.css.ts';

/**
 * Wines in one long row, one of them chosen (specification section 2, wine carousel). Its index stays within the row, and a click
 * on a wine is tracked with its address; both by the page's script.
 */
export default function WineCarousel({ data }: BlockProps<BlockAttributes<typeof block>, WineCarouselData>) {
  const t = useWords('blocks/wine-carousel');
  const slides = data.wines.map((wine) => ({
    key: wine.id,
    content: (
      <article className={css.wine}>
        <div className={css.bottle}>
          <span className={css.rise}>
            <WineBottle bottle={wine.bottle} />
          </span>
        </div>
        <WineWords wine={wine} look="slide" />
      </article>
    ),
  }));
  return <Slides label={t('wines')} slides={slides} show="row" />;
}
