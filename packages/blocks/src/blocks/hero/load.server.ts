import { pictureName, isPhotograph } from '@parral/rules';
import { type BlockAttributes, type BlockHead, type BlockLoader, pictureOf, type SitePicture } from '@parral/site/render';
import type block from './block.ts';
import { deskMedia, phoneMedia } from './media.ts';

type Attributes = BlockAttributes<typeof block>;

/** The first screen's picture, and its crop for phones where there is one of the same kind. */
export interface HeroPictures {
  desk: SitePicture;
  phone: SitePicture | null;
}

/** Throws where the brand has no such picture. */
export const load: BlockLoader<Attributes, HeroPictures> = ({ attributes: { image }, site }) => {
  const desk = pictureOf(site, image);
  if (desk === null) throw new Error(`images/${site.brand}/ has no picture "${image}".`);
  const phone = pictureOf(site, `${pictureName(image)}-phone`);
  return Promise.resolve({ desk, phone: phone && isPhotograph(phone.src) === isPhotograph(desk.src) ? phone : null });
};

/** The picture is the first thing seen: a drawing is fetched before the rest; of a photograph the browser chooses the width itself. */
export const head: BlockHead<Attributes, HeroPictures> = ({ data: { desk, phone } }) => {
  const drawn = isPhotograph(desk.src)
    ? []
    : phone
      ? [
          { href: desk.src, media: deskMedia },
          { href: phone.src, media: phoneMedia },
        ]
      : [{ href: desk.src }];
  return { image: desk.src, preloadImages: drawn };
};
