import type { components } from '@parral/api-spec';
import type { BlockAttributes, BlockProps, LookProps } from '@parral/site/render';
import { Picture, WineBottle } from '@parral/site/images';
import { useWords } from '@parral/site/words';
import { SoilCore } from '@parral/ui/illustrations';
import type block from './block.ts';
import type { WineShelfData } from './load.server.ts';
import { WineWords } from '../../wines/WineWords.tsx';
import * as css from './WineShelf.css.ts';

/** Wines on one shelf, at one scale; each leads to its page. On a phone the shelf runs on sideways. */
export default function WineShelf({ data, variants }: BlockProps<BlockAttributes<typeof block>, WineShelfData> & LookProps) {
  const t = useWords('blocks/wine-shelf');
  return (
    <div className={css.scroller}>
      <ul className={css.shelf} aria-label={t('shelf')}>
        {data.wines.map((wine) => (
          <li key={wine.id} className={css.item}>
            <div className={css.bottle}>
              <span className={css.rise} data-bottle="card">
                <WineBottle bottle={wine.bottle} />
              </span>
            </div>
            {variants.shelf === 'cores' && <Ground bottle={wine.bottle} cores={data.cores} />}
            <div className={css.words}>
              <WineWords wine={wine} look="shelf" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The ground a wine grows on, under its bottle. */
function Ground({ bottle: { shape, label }, cores }: { bottle: components['schemas']['Bottle']; cores: WineShelfData['cores'] }) {
  const { strata = 'sand' } = label;
  const picture = cores[strata];
  return (
    <div className={css.ground}>
      <SoilCore soil={strata} shape={shape} picture={picture && <Picture {...picture} alt="" sizes="160px" loading="lazy" />} />
    </div>
  );
}
