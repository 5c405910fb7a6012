import { Picture } from '@parral/site/images';
import type { BlockAttributes, BlockProps, LookProps } from '@parral/site/render';
import type block from './block.ts';
import type { SceneData } from './load.server.ts';
import * as css from './Scene.css.ts';

/** A picture across the page, from edge to edge. Where a page begins with it, it is fetched at once. */
export default function Scene({
  attributes: { alt, caption },
  data: { wide, narrow },
  isFirst,
}: BlockProps<BlockAttributes<typeof block>, SceneData> & LookProps) {
  return (
    <figure className={css.scene}>
      <Picture
        className={narrow ? css.picture : css.cropped}
        {...wide}
        alt={alt}
        sizes="100vw"
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        narrow={narrow ? { ...narrow, media: '(max-width: 767.98px)' } : undefined}
      />
      {caption && <figcaption className={css.caption}>{caption}</figcaption>}
    </figure>
  );
}
