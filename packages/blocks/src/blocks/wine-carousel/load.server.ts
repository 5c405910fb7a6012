import type { components } from '@parral/api-spec';
import type { BlockAttributes, BlockLoader } from '@parral/site/server';
import { namedWines } from '../../wines/named-wines.ts';
import type block from './block.ts';

export interface WineCarouselData {
  wines: components['schemas']['ProductCard'][];
}

/** The wines named, as they are on sale now. */
export const load: BlockLoader<BlockAttributes<typeof block>, WineCarouselData> = async (context) => ({
  wines: await namedWines(context.attributes.skus, context),
});
