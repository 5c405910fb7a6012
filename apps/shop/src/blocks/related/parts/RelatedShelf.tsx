import { formatPrice } from '@parral/rules';
import { winePath } from '@parral/site/paths';
import { useWords } from '@parral/site/words';
import { Heading, Section, Shelf, ShelfItem, Stack } from '@parral/ui';
import { StaticBottle } from '../../../static/StaticBottle.tsx';
import type { RelatedData } from '../load.server.ts';
import { related } from '../Related.css.ts';

export interface RelatedShelfProps extends RelatedData {}

/** On one shelf, at one scale; a locked wine without its price. */
export function RelatedShelf({ products, category }: RelatedShelfProps) {
  const t = useWords('shop/related');
  return (
    <Section labelledBy="related">
      <Stack gap={24}>
        <Heading level={2} size="small" id="related">
          {t('title')}
        </Heading>
        <div className={related}>
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
