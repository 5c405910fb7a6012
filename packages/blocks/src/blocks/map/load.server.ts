import type { BlockAttributes, BlockLoader } from '@parral/site/render';
import type block from './block.ts';

export interface MapData {
  estate: { name: string; lat: number; lon: number };
}

/** Where the estate is. */
export const load: BlockLoader<BlockAttributes<typeof block>, MapData> = async ({ site }) => {
  if (!site.place) throw new Error(`Brand ${site.brand} has no place in brands.yaml, which this block draws.`);
  return { estate: { name: site.name, lat: site.place.latitude, lon: site.place.longitude } };
};
