import { staticPart } from '../../static/static-part.tsx';
import { Below, type BelowProps } from './about/Below.tsx';
import { Facts, type FactsProps } from './about/Facts.tsx';
import type { AboutBottle } from './about/about-bottle.ts';
import { Intro, type IntroProps } from './about/Intro.tsx';
import { useWords } from '@parral/site/words';
import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { Text } from '@parral/ui';
import { useAddToBasket } from '@parral/site/browser';
import { withMemberTerms } from '../../adding/member-terms.ts';
import { useAvailability } from '../../adding/use-availability.ts';
import type block from './block.ts';
import type { ProductData } from './load.server.ts';
import { BuyBar, Purchase } from './parts/Purchase.tsx';
import { Stage } from './parts/Stage.tsx';
import { page, words } from './Product.css.ts';
import { useProductChoice } from './use-product-choice.ts';

/** What is told of a bottle is told anew when another is chosen. */
const ofBottle = ({ product }: { product: AboutBottle }) => product.id;

const StaticIntro = staticPart<IntroProps>(import.meta.env.SSR ? Intro : null, async () => (await import('./about/lazy-parts.ts')).Intro, ofBottle);
const StaticFacts = staticPart<FactsProps>(import.meta.env.SSR ? Facts : null, async () => (await import('./about/lazy-parts.ts')).Facts, ofBottle);
const StaticBelow = staticPart<BelowProps>(import.meta.env.SSR ? Below : null, async () => (await import('./about/lazy-parts.ts')).Below, ofBottle);

/** One wine: its bottle on its own ground, what it costs, what it is and what is in it. */
export default function Product({ data, language }: BlockProps<BlockAttributes<typeof block>, ProductData>) {
  const { product: drawn, category, basketUrl } = data;
  const t = useWords('shop/product');
  const tAdd = useWords('shop/adding');
  const adding = useAddToBasket(language);
  const availability = useAvailability(
    data.availability,
    drawn.variants.map(({ id }) => id),
  );
  const product = { ...drawn, variants: drawn.variants.map((variant) => withMemberTerms(variant, availability.get(variant.id))) };
  const choice = useProductChoice({ product, sku: data.sku });
  const about = { ...drawn, ...choice.variant };

  return (
    <>
      <div className={page}>
        <Stage variant={choice.variant} ground={data.ground} near={data.near} groundAlt={data.groundAlt} t={t} />
        <div className={words}>
          <StaticIntro product={about} category={category} backHref={data.backHref} />
          <Purchase
            product={product}
            choice={choice}
            availability={availability}
            adding={adding}
            privacy={data.privacy}
            language={language}
            t={t}
            tAdd={tAdd}
          />
          {adding.failed && (
            <div role="alert">
              <Text tone="error">{tAdd('failed')}</Text>
            </div>
          )}
          <StaticFacts product={about} />
        </div>
      </div>
      <StaticBelow product={about} />
      <BuyBar choice={choice} availability={availability} adding={adding} t={t} tAdd={tAdd} />
      {adding.Popup && (
        <adding.Popup outcome={adding.outcome} onClose={adding.dismiss} basketUrl={basketUrl} checkoutUrl={data.checkoutUrl} stayLabel={tAdd('go_on')} />
      )}
    </>
  );
}
