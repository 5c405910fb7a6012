import type { Translate } from '@parral/site/words';
import { Heading, Section, Stack, Text } from '@parral/ui';
import type { AboutBottle } from './about-bottle.ts';
import { tasting, tastingWords } from '../Product.css.ts';

interface TastingProps {
  product: AboutBottle;
  t: Translate<'shop/about'>;
}

/** What the wine tastes like, and how to pour it. */
export function Tasting({ product, t }: TastingProps) {
  return (
    <Section space="small" labelledBy="tasting">
      <div className={tasting}>
        <Heading level={2} size="small" id="tasting">
          {t('tasting')}
        </Heading>
        <div className={tastingWords}>
          <Stack gap={12}>
            <Text size="story">{product.tasting_note}</Text>
            <Text size="small" tone="muted">
              {product.serving}
            </Text>
          </Stack>
        </div>
      </div>
    </Section>
  );
}
