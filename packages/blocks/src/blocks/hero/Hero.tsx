import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { Button, Heading, Text } from '@parral/ui';
import type block from './block.ts';
import * as css from './Hero.css.ts';
import { heroPicture, phoneMedia } from './picture.ts';

/** The estate's landscape across the page: the title printed in its sky, the text where the picture leaves room. */
export default function Hero({ attributes, brand }: BlockProps<BlockAttributes<typeof block>>) {
  const { image, alt, title, accent, text, action, href } = attributes;
  const { desk, phone } = heroPicture(brand, image);
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
            {action && href && <Button href={href}>{action}</Button>}
          </div>
        )}
      </div>
      <picture>
        <source media={phoneMedia} srcSet={phone.src} width={phone.width} height={phone.height} />
        <img className={css.picture} src={desk.src} alt={alt} width={desk.width} height={desk.height} fetchPriority="high" />
      </picture>
    </section>
  );
}
