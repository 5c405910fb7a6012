import type { components } from '@parral/api-spec';
import type { BlockAttributes, BlockLoader } from '@parral/site/render';
import { orPageStatus } from '../../reading/read-page.ts';
import type block from './block.ts';

export type HighlightedPage = components['schemas']['HighlightedProducts'];

/** The first eight (specification section 7: highlighted_products). */
export const load: BlockLoader<BlockAttributes<typeof block>, HighlightedPage> = ({ api, attributes, language }) =>
  orPageStatus(
    api.GET('/api/club/catalogue/highlighted_products/', { params: { query: { page_id: attributes.pageId, language, page: 1 } } }),
    'highlighted_products',
  );
