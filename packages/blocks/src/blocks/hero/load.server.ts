import type { BlockAttributes, BlockHead } from '@parral/site/render';
import type block from './block.ts';
import { deskMedia, heroPicture, phoneMedia } from './picture.ts';

/** The picture is the first thing seen: fetched before the rest, and shown where the page is shared. */
export const head: BlockHead<BlockAttributes<typeof block>, null> = ({ attributes, brand }) => {
  const { desk, phone } = heroPicture(brand, attributes.image);
  return {
    image: desk.src,
    preloadImages: [
      { href: desk.src, media: deskMedia },
      { href: phone.src, media: phoneMedia },
    ],
  };
};
