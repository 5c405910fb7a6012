import type { components } from '@parral/api-spec';
import { type BlockAttributes, type BlockLoader, pictureOf } from '@parral/site/render';
import { orPageStatus } from '../../reading/read-page.ts';
import type block from './block.ts';

export type HighlightedPage = components['schemas']['HighlightedProducts'];

export interface HighlightedData extends HighlightedPage {
  /** Addresses of the wall that the wines stand in, where the club has one: with a niche, with one behind its grille, and bare. */
  wall?: { lit: string; locked: string; bare: string };
}

/** The first eight (specification section 7: highlighted_products). */
export const load: BlockLoader<BlockAttributes<typeof block>, HighlightedData> = async ({ api, attributes, language, site }) => {
  const page = await orPageStatus(
    api.GET('/api/club/catalogue/highlighted_products/', { params: { query: { page_id: attributes.pageId, language, page: 1 } } }),
    'highlighted_products',
  );
  const [lit, locked, bare] = ['niche', 'niche-locked', 'niche-wall'].map((name) => pictureOf(site, name, 'club')?.src);
  return lit && locked && bare ? { ...page, wall: { lit, locked, bare } } : page;
};
