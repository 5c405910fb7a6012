import { formatPrice, slotTime, useWords } from '@parral/site/words';
import { Picture } from '@parral/site/images';
import type { BlockAttributes, BlockProps, LookProps, Scene, SitePicture } from '@parral/site/render';
import { Button, type ColorField } from '@parral/ui';
import { nextFreeFact, visitFacts } from '../../visit-facts/visit-facts.ts';
import type block from './block.ts';
import type { VisitListData } from './load.server.ts';
import * as css from './VisitList.css.ts';

type Visit = VisitListData['visits'][number];

const fields: readonly ColorField[] = ['bright', 'deep', 'strong'];
/** Below the first the crop stands; from here up the wide picture, or the crop again in a column of its own; one ground needs more. */
const phone = '(max-width: 767.98px)';
const notWide = '(max-width: 1319.98px)';

/** The estate's visits as scenes, by turns across the page and tall beside their words; or as stretches of one ground that is read downwards. */
export default function VisitList({ data, language, variants }: BlockProps<BlockAttributes<typeof block>, VisitListData> & LookProps) {
  const t = useWords('booking/visit-list');
  const factWords = useWords('booking/visit-facts');
  const oneGround = variants.visits === 'cards' ? data.grounds : null;
  return (
    <ul className={oneGround ? css.ground : css.list} aria-label={t('visits')}>
      {data.visits.map((visit, index) => {
        const { duration, ...more } = visitFacts(visit, language, factWords);
        const first = [nextFreeFact(data.nextFree[visit.id] ?? null, language, factWords), duration];
        return (
          <li key={visit.id} id={visit.slug} className={css.shapes[oneGround ? 'stretch' : index % 2 ? 'tall' : 'wide']}>
            <SceneOf visit={visit} scene={data.scenes[visit.id]} ground={oneGround?.[visit.id]} tall={index % 2 === 1} first={index === 0} />
            <div className={css.panel} data-field={variants.visits === 'cards' ? fields[index % fields.length] : undefined}>
              <div className={css.words}>
                {oneGround && <HourAndDepth time={data.nextFree[visit.id]?.split('T')[1]} depth={visit.depth} />}
                <h2 className={css.name}>{visit.name}</h2>
                <p className={css.teaser}>{visit.teaser}</p>
              </div>
              <div className={css.offer}>
                <dl className={css.facts}>
                  {first.map(({ name, value }, at) => (
                    <div key={name} className={at === 0 ? css.first : undefined}>
                      <dt className={css.label}>{name}</dt>
                      <dd className={css.value}>{value}</dd>
                    </div>
                  ))}
                  <div>
                    <dt className={css.label}>{t('per_adult')}</dt>
                    <dd className={css.value}>{formatPrice(visit.price_adult)}</dd>
                  </div>
                </dl>
                <Button href={visit.href ?? data.contactUrl} aria-label={t(visit.href ? 'book_named' : 'ask_for', { name: visit.name })}>
                  {t(visit.href ? 'book' : 'ask')}
                </Button>
                <dl className={css.more}>
                  {Object.values(more).map(({ name, value }) => (
                    <div key={name}>
                      <dt>{name}</dt> <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** When it begins and how far down it is: the first line of a visit in the ground. */
function HourAndDepth({ time, depth }: { time: string | undefined; depth: Visit['depth'] }) {
  return (
    <p className={css.when}>
      {time && <span className={css.hour}>{slotTime(time)}</span>} <span>{depth}</span>
    </p>
  );
}

interface SceneProps {
  visit: Visit;
  scene: Scene | undefined;
  ground: SitePicture | undefined;
  tall: boolean;
  first: boolean;
}

function SceneOf({ visit, scene, ground, tall, first }: SceneProps) {
  if (!visit.picture) return null;
  const soon = first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const };
  if (ground)
    return (
      <Picture
        className={css.picture}
        {...ground}
        alt={visit.picture_alt ?? ''}
        sizes="100vw"
        narrow={scene?.narrow ? { ...scene.narrow, media: notWide } : undefined}
        {...soon}
      />
    );
  const { wide, narrow } = scene ?? { wide: { src: visit.picture, width: 1200, height: 600 }, narrow: null };
  const shown = tall && narrow ? narrow : wide;
  return (
    <Picture
      className={css.picture}
      src={shown.src}
      alt={visit.picture_alt ?? ''}
      width={shown.width}
      height={shown.height}
      {...soon}
      sizes={tall ? '(min-width: 768px) 50vw, 100vw' : '100vw'}
      narrow={narrow && !tall ? { ...narrow, media: phone } : undefined}
    />
  );
}
