import { Picture } from '@parral/site/images';
import type { BlockAttributes, BlockProps } from '@parral/site/render';
import type block from './block.ts';
import type { SceneData } from './load.server.ts';
import * as css from './Scene.css.ts';

/** A picture across the page, from edge to edge. */
export default function Scene({ attributes: { alt, caption }, data: { wide, narrow } }: BlockProps<BlockAttributes<typeof block>, SceneData>) {
  return (
    <figure className={css.scene}>
      <Picture
        className={narrow ? css.picture : css.cropped}
        {...wide}
        alt={alt}
        sizes="100vw"
        loading="lazy"
        narrow={narrow ? { ...narrow, media: '(max-width: 767.98px)' } : undefined}
      />
      {caption && <figcaption className={css.caption}>{caption}</figcaption>}
    </figure>
  );
}
