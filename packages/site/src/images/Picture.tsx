import { pictureSources } from '@parral/rules';
import type { ComponentProps } from 'react';

export interface PictureProps extends Pick<ComponentProps<'img'>, 'className' | 'alt' | 'loading' | 'fetchPriority'> {
  /** Path of a picture of the estate folder. */
  src: string;
  /** The room it is kept before it is there, in px: what counts is width to height. */
  width: number;
  height: number;
  /** How wide it stands, as `sizes` of an image has it, such as `(min-width: 768px) 33vw, 100vw`. */
  sizes: string;
}

/** A picture of the estate folder: a drawing as it is, a photograph in the width and format that serves the reader best. */
export function Picture({ src, sizes, alt = '', ...rest }: PictureProps) {
  const sources = pictureSources(src);
  const image = <img src={src} alt={alt} {...rest} />;
  if (sources.length === 0) return image;
  return (
    // The layout is the image's own, as if nothing stood round it.
    <picture style={{ display: 'contents' }}>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
