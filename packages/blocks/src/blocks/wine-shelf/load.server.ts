import type { components } from '@parral/api-spec';
import type { BlockAttributes, BlockLoader } from '@parral/site/server';
import { namedWines } from '../../wines/named-wines.ts';
import type block from './block.ts';

export interface WineShelfData {
  wines: components['schemas']['ProductCard'][];
}

/** The wines named, as they are on sale now. */
export const load: BlockLoader<BlockAttributes<typeof block>, WineShelfData> = async (context) => ({
  wines: await namedWines(context.attributes.skus, context),
});
