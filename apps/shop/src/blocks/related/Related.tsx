import type { BlockProps } from '@parral/site/server';
import { useImpressions } from '../../impressions/use-impressions.ts';
import type { RelatedData } from './load.server.ts';
import { StillRelatedShelf } from './parts/StillRelatedShelf.tsx';

/** Wines that go with the one of the page. Alive only to tell which of them were seen. */
export default function Related({ attributes, data, language }: BlockProps<{ productPageId: string }, RelatedData>) {
  useImpressions(
    { relatedTo: attributes.productPageId },
    data.products.map(({ id }) => id),
    language,
  );
  return data.products.length === 0 ? null : <StillRelatedShelf {...data} language={language} />;
}
