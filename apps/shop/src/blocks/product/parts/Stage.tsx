import type { Translate } from '@parral/site/words';
import { Carousel } from '@parral/ui';
import { StaticBottle } from '../../../static/StaticBottle.tsx';
import type { Variant } from '../choose-variant.ts';
import type { ProductData } from '../load.server.ts';
import { closeUp, ground, soil, stage, standing, view } from './Stage.css.ts';

interface StageProps {
  product: Pick<ProductData['product'], 'title' | 'stage'>;
  variant: Variant;
  brand: string;
  t: Translate<'shop/product'>;
}

/**
 * The views of a wine (specification section 2, product image carousel): the bottle on the ground its
 * wine comes from, under the sky of its estate; its label; that ground from near.
 */
export function Stage({ product, variant, brand, t }: StageProps) {
  const { bottle } = variant;
  const title = `${product.title} ${variant.vintage}`;
  const picture = `/images/${brand}/${product.stage === 'terrace' ? 'terrace' : `strata-${product.stage}`}.svg`;
  const slides = [
    {
      key: 'bottle',
      content: (
        <div className={view}>
          <div className={standing[bottle.shape]}>
            <StaticBottle key={variant.id} bottle={bottle} title={title} sizes="260px" loading="eager" />
          </div>
          <img className={ground} src={picture} alt="" width={760} height={320} />
        </div>
      ),
    },
    {
      key: 'label',
      content: (
        <div className={view}>
          <div className={closeUp[bottle.label.layout] ?? closeUp['A']}>
            <StaticBottle key={variant.id} bottle={bottle} title={t('view_label', { title })} sizes="(min-width: 1024px) 860px, 480px" />
          </div>
        </div>
      ),
    },
    {
      key: 'ground',
      content: (
        <div className={view}>
          <img className={soil} src={picture} alt={t(`view_${product.stage}`)} width={760} height={320} loading="lazy" />
        </div>
      ),
    },
  ];
  return (
    <div className={stage} data-field="sky">
      <Carousel
        label={t('views')}
        slides={slides}
        previousLabel={t('view_previous')}
        nextLabel={t('view_next')}
        dotLabel={(at, of) => t('view_of', { at, of })}
      />
    </div>
  );
}
