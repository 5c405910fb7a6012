import { useWords } from '@parral/site/words';
import { DataList, Heading, Stack, Text } from '@parral/ui';
import type { AboutBottle } from './about-bottle.ts';

export interface FactsProps {
  product: AboutBottle;
}

/** Delivery and facts. */
export function Facts({ product }: FactsProps) {
  const t = useWords('shop/about');
  return (
    <Stack gap={32}>
      <Text size="small" tone="muted">
        {product.delivery_note}
      </Text>
      {product.facts.length > 0 && (
        <Stack gap={8}>
          <Heading level={2} size="item">
            {t('facts')}
          </Heading>
          <DataList items={product.facts.map(({ label, value }) => ({ name: label, value }))} />
        </Stack>
      )}
    </Stack>
  );
}
