import type { Language } from '@parral/api-spec/languages';
import { translator } from '@parral/site/words';
import { DataList, Heading, Stack, Text } from '@parral/ui';
import type { ProductData } from '../load.server.ts';
import messages from './messages.ts';

export interface FactsProps {
  product: Pick<ProductData['product'], 'delivery_note' | 'facts'>;
  language: Language;
}

/** Delivery and facts. */
export function Facts({ product, language }: FactsProps) {
  const t = translator(messages[language], language);
  return (
    <Stack gap={32}>
      <Text size="small" tone="muted">
        {product.delivery_note}
      </Text>
      <Stack gap={8}>
        <Heading level={2} size="item">
          {t('facts')}
        </Heading>
        <DataList items={product.facts.map(({ label, value }) => ({ name: label, value }))} />
      </Stack>
    </Stack>
  );
}
