import type { components } from '@parral/api-spec';
import { formatPrice, useWords } from '@parral/site/words';
import * as css from './WineWords.css.ts';

interface WineWordsProps {
  wine: components['schemas']['ProductCard'];
  /** Under a bottle of a shelf, or of a carousel, whose clicks are tracked. */
  look: 'shelf' | 'slide';
}

/** What stands under a bottle: the wine with the way to its page, what it is, its price or that it is for members. */
export function WineWords({ wine, look }: WineWordsProps) {
  const t = useWords('blocks/wines');
  return (
    <>
      <h3 className={css.name[look]}>
        <a className={css.link[look]} href={wine.href} data-wine={look === 'slide' ? '' : undefined}>
          {wine.title}
        </a>
      </h3>
      <p className={css.subtitle[look]}>{wine.subtitle}</p>
      <p className={css.price[look]}>
        {wine.price === null ? t('members') : formatPrice(wine.price)} <span className={css.vintage[look]}>{wine.vintage}</span>
      </p>
    </>
  );
}
