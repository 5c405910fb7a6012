import { focusOf, pictureSources } from '@parral/rules';
import type { ComponentProps } from 'react';

export interface PictureProps extends Pick<ComponentProps<'img'>, 'className' | 'alt' | 'loading' | 'fetchPriority'> {
  /** Path of a picture of the estate folder. */
  src: string;
  /** The room it is kept before it is there, in px: what counts is width to height. */
  width: number;
  height: number;
  /** How wide it stands, as `sizes` of an image has it, such as `(min-width: 768px) 33vw, 100vw`. */
  sizes: string;
  /** Another one in its place where the window is so: a crop for phones. */
  narrow?: { media: string; src: string; width: number; height: number } | undefined;
}

/**
 * A picture of the estate folder: a drawing as it is, a photograph in the width and format that serves the reader best. Where its room
 * cuts it, what its file's name says stays in view, see `focusOf`.
 */
export function Picture({ src, sizes, narrow, alt = '', className, width, height, loading, fetchPriority }: PictureProps) {
  const sources = pictureSources(src);
  const focus = focusOf(src);
  const image = (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={className}
      loading={loading}
      fetchPriority={fetchPriority}
      decoding={loading === 'lazy' ? 'async' : undefined}
      {...(focus && { style: { objectPosition: `${focus.x}% ${focus.y}%` } })}
    />
  );
  if (sources.length === 0 && narrow === undefined) return image;
  return (
    // The layout is the image's own, as if nothing stood round it.
    <picture style={{ display: 'contents' }}>
      {narrow && <Narrow {...narrow} />}
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}

function Narrow({ media, src, width, height }: NonNullable<PictureProps['narrow']>) {
  const sources = pictureSources(src);
  return (
    <>
      {sources.map(({ type, srcSet }) => (
        <source key={type} media={media} type={type} srcSet={srcSet} sizes="100vw" width={width} height={height} />
      ))}
      <source media={media} srcSet={src} width={width} height={height} />
    </>
  );
}
