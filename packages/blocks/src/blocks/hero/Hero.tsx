import { isPhotograph } from '@parral/rules';
import { Picture } from '@parral/site/images';
import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { Button, Heading, Text, TextLink } from '@parral/ui';
import type block from './block.ts';
import * as drawn from './Hero.css.ts';
import * as photographed from './PhotographHero.css.ts';
import type { HeroPictures } from './load.server.ts';
import { phoneMedia } from './media.ts';

/**
 * The estate's landscape across the page: the title printed in its sky, the text where the picture leaves room. A photograph fills the
 * whole of it, under words that stand on a veil of the sky's ground.
 */
export default function Hero({ attributes, data: { desk, phone } }: BlockProps<BlockAttributes<typeof block>, HeroPictures>) {
  const { alt, title, accent, text, action, href, also, alsoHref } = attributes;
  const css = isPhotograph(desk.src) ? photographed : drawn;
  return (
    <section className={css.hero} data-field="sky" aria-labelledby="hero-title">
      <div className={css.inner}>
        <div className={css.title}>
          <Heading level={1} size="hero" id="hero-title" emphasis={accent}>
            {title}
          </Heading>
        </div>
        {(text || action) && (
          <div className={css.words}>
            {text && (
              <div className={css.text}>
                <Text>{text}</Text>
              </div>
            )}
            {action && href && (
              <div className={css.ways}>
                <Button href={href}>{action}</Button>
                {also && alsoHref && <TextLink href={alsoHref}>{also}</TextLink>}
              </div>
            )}
          </div>
        )}
      </div>
      <Picture {...desk} className={css.picture} alt={alt} sizes="100vw" fetchPriority="high" narrow={phone ? { ...phone, media: phoneMedia } : undefined} />
    </section>
  );
}
