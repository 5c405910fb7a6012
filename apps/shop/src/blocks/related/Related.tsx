import { formatPrice } from '@parral/rules';
import { winePath } from '@parral/site/paths';
import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { useWords } from '@parral/site/words';
import { Heading, Section, Shelf, ShelfItem, Stack } from '@parral/ui';
import { shownList } from '../../impressions/shown-list.ts';
import { StaticBottle } from '../../static/StaticBottle.tsx';
import type block from './block.ts';
import type { RelatedData } from './load.server.ts';
import { related } from './Related.css.ts';

/** Wines that go with the one of the page, on one shelf, at one scale; a locked wine without its price. */
export default function Related({ attributes, data: { products, category }, language }: BlockProps<BlockAttributes<typeof block>, RelatedData>) {
  const t = useWords('shop/related');
  if (products.length === 0) return null;
  return (
    <Section labelledBy="related">
      <Stack gap={24}>
        <Heading level={2} size="small" id="related">
          {t('title')}
        </Heading>
        <div className={related} {...shownList({ relatedTo: attributes.productPageId }, products, language)}>
          <Shelf label={t('title')} phone="row">
            {products.map((card) => (
              <ShelfItem
                key={card.id}
                bottle={<StaticBottle key={card.id} bottle={card.bottle} />}
                href={winePath(card.href, category)}
                name={card.title}
                text={[card.subtitle, card.vintage].filter((part) => part !== null).join(', ')}
                price={card.price === null ? undefined : formatPrice(card.price)}
                aside={card.format}
              />
            ))}
          </Shelf>
        </div>
      </Stack>
    </Section>
  );
}
