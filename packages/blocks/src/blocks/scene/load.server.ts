import { isPhotograph, pictureName } from '@parral/rules';
import { type BlockAttributes, type BlockLoader, pictureOf, type SitePicture } from '@parral/site/render';
import type block from './block.ts';

/** The picture, and its crop for phones where there is one of the same kind. */
export interface SceneData {
  wide: SitePicture;
  narrow: SitePicture | null;
}

/** Throws where the brand has no such picture. */
export const load: BlockLoader<BlockAttributes<typeof block>, SceneData> = ({ attributes: { image }, site }) => {
  const wide = pictureOf(site, image);
  if (wide === null) throw new Error(`images/${site.brand}/ has no picture "${image}".`);
  const narrow = pictureOf(site, `${pictureName(image)}-phone`);
  return Promise.resolve({ wide, narrow: narrow && isPhotograph(narrow.src) === isPhotograph(wide.src) ? narrow : null });
};
