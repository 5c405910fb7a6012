import { useWords } from '@parral/site/words';
import { BackLink, Heading, Stack, Text } from '@parral/ui';
import type { ProductData } from '../load.server.ts';
import type { AboutBottle } from './about-bottle.ts';

export interface IntroProps extends Pick<ProductData, 'category' | 'backHref'> {
  product: AboutBottle;
}

/** The way back, the name, and what wine it is. */
export function Intro({ product, category, backHref }: IntroProps) {
  const t = useWords('shop/about');
  return (
    <Stack gap={12}>
      <BackLink
        href={backHref}
        label={backHref === '/' ? t('back_home') : (product.categories.find((one) => one.category === category)?.label ?? t('back_all'))}
      />
      <Heading level={1} tone="second">
        {product.title}
      </Heading>
      <Text size="lead">{product.lead}</Text>
    </Stack>
  );
}
