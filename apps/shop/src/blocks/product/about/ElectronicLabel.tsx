import type { Translate } from '@parral/site/words';
import { DataList, Heading, Section, Stack, Table, Text } from '@parral/ui';
import type { AboutBottle } from './about-bottle.ts';
import { emphasise } from './emphasise.ts';
import { label, labelTitle } from '../Product.css.ts';

interface ElectronicLabelProps {
  product: AboutBottle;
  t: Translate<'shop/about'>;
}

/** The electronic label of Regulation (EU) 2021/2117: ingredients, nutrition, recycling. */
export function ElectronicLabel({ product, t }: ElectronicLabelProps) {
  const runs = emphasise(product.ingredients, product.allergens);
  const unnamed = product.allergens.filter((allergen) => !product.ingredients.toLowerCase().includes(allergen.toLowerCase()));
  return (
    <Section field="raise" labelledBy="e-label" id="etiqueta">
      <div className={label}>
        <div className={labelTitle}>
          <Stack gap={12}>
            <Heading level={2} size="small" id="e-label">
              {t('label_title')}
            </Heading>
            <Text size="small" tone="muted" narrow>
              {t('label_note')}
            </Text>
          </Stack>
        </div>
        <Stack gap={32}>
          <Stack gap={8}>
            <Heading level={3} size="item">
              {t('ingredients')}
            </Heading>
            <Text size="small">{runs.map(({ text, strong }) => (strong ? <strong key={text}>{text}</strong> : text))}</Text>
            {unnamed.length > 0 && (
              <Text size="small" strong>
                {t('allergens', { list: unnamed.join(', ') })}
              </Text>
            )}
          </Stack>
          <Stack gap={8}>
            <Heading level={3} size="item">
              {t('recycling')}
            </Heading>
            <DataList items={product.recycling.map(({ label: name, value }) => ({ name, value }))} />
          </Stack>
        </Stack>
        <Stack gap={8}>
          <Heading level={3} size="item">
            {t('nutrition')}
          </Heading>
          <Table
            caption={t('nutrition')}
            hideCaption
            hideHead
            columns={[
              { key: 'name', label: t('nutrient') },
              { key: 'value', label: t('amount'), align: 'end' },
            ]}
            rows={product.nutrition.map((row) => ({ key: row.label, cells: { name: row.label, value: row.value }, nested: row.of_which }))}
          />
        </Stack>
      </div>
    </Section>
  );
}
