import { formatDuration, formatPrice } from '@parral/site/words';
import { Picture } from '@parral/site/images';
import type { Scene } from '@parral/site/render';
import type { ColorField } from '@parral/ui';
import * as css from './VisitCards.css.ts';
import { hrefOf, type VisitParts } from './visit-words.ts';

/** Where a scene's own crop shows as much as the whole does, and weighs a third less. */
const phone = '(max-width: 519.98px)';
const grounds: readonly ColorField[] = ['bright', 'deep', 'strong'];

/** Each visit a field of colour under its picture: side by side, the first the tallest and the last the lowest, where the place is wide enough. */
export function VisitCards({ visits, scenes, visitsUrl, t }: VisitParts) {
  return (
    <div className={css.container}>
      <ul className={css.list}>
        {visits.map((visit, index) => (
          <li key={visit.id} className={css.card} data-field={grounds[index % grounds.length]}>
            <PictureOf visit={visit} scene={scenes[visit.id]} />
            <div className={css.words}>
              <h3 className={css.name}>
                <a className={css.link} href={hrefOf(visit, visitsUrl)}>
                  {visit.name}
                </a>
              </h3>
              <p className={css.teaser}>{visit.teaser}</p>
              <p className={css.foot}>
                <span>{formatDuration(visit.duration_minutes)}</span>
                <span>{t('per_adult', { price: formatPrice(visit.price_adult) })}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function PictureOf({ visit: { picture }, scene }: { visit: VisitParts['visits'][number]; scene: Scene | undefined }) {
  if (!picture) return null;
  const { wide, narrow } = scene ?? { wide: { src: picture, width: 640, height: 560 }, narrow: null };
  return (
    <Picture
      className={css.picture}
      {...wide}
      alt=""
      loading="lazy"
      sizes="(min-width: 768px) 40vw, 100vw"
      narrow={narrow ? { ...narrow, media: phone } : undefined}
    />
  );
}
