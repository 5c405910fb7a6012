import { Picture } from '@parral/site/images';
import type { Translate } from '@parral/site/words';
import { Carousel } from '@parral/ui';
import { StaticBottle } from '../../../static/StaticBottle.tsx';
import { nameOf, type Variant } from '../choose-variant.ts';
import type { ProductData } from '../load.server.ts';
import * as css from './Stage.css.ts';

interface StageProps {
  variant: Variant;
  ground: ProductData['ground'];
  near: ProductData['near'];
  groundAlt: string;
  t: Translate<'shop/product'>;
}

/**
 * The views of a wine (specification section 2, product image carousel): the bottle on the ground its
 * wine comes from, under the sky of its estate; its label; what is there from near.
 */
export function Stage({ variant, ground, near, groundAlt, t }: StageProps) {
  const { bottle } = variant;
  const title = nameOf(variant);
  const closest = near ?? ground;
  const slides = [
    {
      key: 'bottle',
      content: (
        <div className={css.view}>
          <div id="bottle" className={css.standing[bottle.shape]} data-bottle="stage">
            <StaticBottle bottle={bottle} title={title} sizes="260px" loading="eager" />
          </div>
          {ground && <Picture {...ground} className={css.ground} alt="" sizes="(min-width: 1024px) 60vw, 100vw" fetchPriority="high" />}
        </div>
      ),
    },
    // A case has no label to be seen from near: its bottles have theirs.
    ...(bottle.shape === 'case'
      ? []
      : [
          {
            key: 'label',
            content: (
              <div className={css.view}>
                <Label bottle={bottle} title={t('view_label', { title })} />
              </div>
            ),
          },
        ]),
    ...(closest
      ? [
          {
            key: 'ground',
            content: (
              <div className={css.view}>
                <Picture {...closest} className={css.soil} alt={groundAlt} sizes="(min-width: 1024px) 60vw, 100vw" loading="lazy" />
              </div>
            ),
          },
        ]
      : []),
  ];
  return (
    <div className={css.stage} data-field="sky">
      <Carousel
        label={t('views')}
        kind={t('views_kind')}
        slides={slides}
        previousLabel={t('view_previous')}
        nextLabel={t('view_next')}
        dotLabel={(at, of) => t('view_of', { at, of })}
      />
    </div>
  );
}

/** Its label from near: photographed, or as it is printed on the bottle. */
function Label({ bottle, title }: { bottle: Variant['bottle']; title: string }) {
  const { label_photograph: photograph } = bottle;
  if (photograph) {
    const { address, width, height } = photograph;
    // It fills its room, so a wide one is cut at its sides and stands wider than what is seen of it.
    const across = (roomWidth: number, roomHeight: number) => Math.round(Math.max(roomWidth, (roomHeight * width) / height));
    const sizes = `(min-width: 1024px) ${across(860, 900)}px, ${across(480, 600)}px`;
    return <Picture className={css.photographedLabel} src={address} alt={title} width={width} height={height} sizes={sizes} loading="lazy" />;
  }
  return (
    <div className={css.closeUp[bottle.label.layout] ?? css.closeUp['A']}>
      <StaticBottle bottle={bottle} title={title} sizes="(min-width: 1024px) 860px, 480px" />
    </div>
  );
}
