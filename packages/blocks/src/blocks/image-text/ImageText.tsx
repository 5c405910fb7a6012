import { Picture } from '@parral/site/images';
import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { Heading, Text, TextLink } from '@parral/ui';
import { paragraphsOf } from '../../lines/paragraphs.ts';
import type block from './block.ts';
import * as css from './ImageText.css.ts';

/** A picture beside what is told of it; on a phone the words come first. */
export default function ImageText({ attributes, brand }: BlockProps<BlockAttributes<typeof block>>) {
  const { image, width, height, alt, caption, title, accent, text, action, href, side } = attributes;
  return (
    <div className={css.side[side]}>
      <div className={css.words}>
        <Heading level={2} size="small" emphasis={accent}>
          {title}
        </Heading>
        {paragraphsOf(text).map((paragraph) => (
          <Text key={paragraph} size="story">
            {paragraph}
          </Text>
        ))}
        {action && href && (
          <p className={css.action}>
            <TextLink href={href}>{action}</TextLink>
          </p>
        )}
      </div>
      <figure className={css.picture}>
        <div className={css.frame} style={{ aspectRatio: `${width} / ${height}` }}>
          <Picture
            className={css.image}
            src={`/images/${brand}/${image}`}
            alt={alt}
            width={width * 120}
            height={height * 120}
            loading="lazy"
            sizes="(min-width: 1024px) 42vw, 100vw"
          />
        </div>
        {caption && <figcaption className={css.caption}>{caption}</figcaption>}
      </figure>
    </div>
  );
}
