import { type BlockAttributes, type BlockLoader, pictureOf, type SitePicture } from '@parral/site/render';
import { loadWines, type WinesData } from '../../wines/load-wines.ts';
import type block from './block.ts';

export interface WineShelfData extends WinesData {
  /** By soil, for each that the brand has a picture of. */
  cores: Record<string, SitePicture>;
}

/** The wines, and the pictures of the ground that they stand on (`core-clay`). */
export const load: BlockLoader<BlockAttributes<typeof block>, WineShelfData> = async (context) => {
  const { wines } = await loadWines(context);
  const soils = new Set(wines.map(({ bottle }) => bottle.label.strata ?? 'sand'));
  const cores = [...soils].flatMap((soil) => {
    const picture = pictureOf(context.site, `core-${soil}`);
    return picture ? [[soil, picture] as const] : [];
  });
  return { wines, cores: Object.fromEntries(cores) };
};
