import { staticPart } from '../../static/static-part.tsx';
import { RelatedShelf, type RelatedShelfProps } from './parts/RelatedShelf.tsx';
import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { useImpressions } from '../../impressions/use-impressions.ts';
import { useProductClicks } from '../../impressions/use-product-clicks.ts';
import type block from './block.ts';
import type { RelatedData } from './load.server.ts';

const StaticRelatedShelf = staticPart<RelatedShelfProps>(
  import.meta.env.SSR ? RelatedShelf : null,
  async () => (await import('./parts/lazy-shelf.ts')).RelatedShelf,
);

/** Wines that go with the one of the page. Alive only to tell which of them were seen and gone to. */
export default function Related({ attributes, data, language }: BlockProps<BlockAttributes<typeof block>, RelatedData>) {
  useImpressions(
    { relatedTo: attributes.productPageId },
    data.products.map(({ id }) => id),
    language,
  );
  const shelf = useProductClicks(data.products, 'related', 1);
  if (data.products.length === 0) return null;
  return (
    <div ref={shelf}>
      <StaticRelatedShelf {...data} />
    </div>
  );
}
