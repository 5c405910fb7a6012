import { stagePicture } from '@parral/rules';
import { InWords } from '@parral/site/testing';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleProduct } from './example-product.ts';
import Product from './Product.tsx';

/** What the server sends, before any script. */
const html = (more: Partial<typeof exampleProduct> = {}, sku = more.default_variant_id ?? exampleProduct.default_variant_id) =>
  renderToString(
    <InWords language="en">
      <Product
        attributes={{ slug: '872-clay', catalogueUrl: '/en/wines' }}
        data={{
          product: { ...exampleProduct, ...more },
          sku,
          category: 'red',
          ground: { src: `/images/brisa/${stagePicture(more.stage ?? exampleProduct.stage)}.svg`, width: 760, height: 320 },
          near: null,
          groundAlt: 'The ground of the vineyard: red clay',
          backHref: '/en/wines?category=red',
          availability: [],
          basketUrl: '/en/basket',
          checkoutUrl: '/en/checkout',
          contactEmail: 'hello@brisa.example',
          privacy: { controller: 'Brisa', policyUrl: '/en/privacy' },
        }}
        language="en"
        brand="brisa"
      />
    </InWords>,
  );

describe('brief of the page: everything is readable without script', () => {
  it('has name, facts and electronic label', () => {
    for (const words of ['872 Clay', 'Tinto fino 96 %', 'What is in the bottle', '348 kJ / 84 kcal', 'GL 71, glass']) expect(html()).toContain(words);
  });
  it('every vintage carries its price, one not yet released its word', () => {
    expect(html()).toMatch(/2019<\/span><span[^>]*>36,00\u00a0€/);
    expect(html()).toMatch(/2020<\/span><span[^>]*>34,00\u00a0€/);
    expect(html()).toMatch(/2022<\/span><span[^>]*>Soon/);
  });
  it('has the price with VAT and per litre', () => {
    expect(html()).toContain('VAT included, 45,33\u00a0€ per litre');
  });
  it('sets the allergen off in the list of ingredients', () => {
    expect(html()).toContain('<strong>sulphites</strong>');
  });
});

describe('fault: a card of one vintage opens another, and the page tells of neither', () => {
  it('the page that its address opens with a magnum is of the magnum: name, price, alcohol, tasting note', () => {
    const magnum = html({}, 'ORI-872-2020-150');
    for (const words of ['872 Clay, magnum</h1>', '74,00\u00a0€', '14.5 % vol', 'Still closed']) expect(magnum).toContain(words);
    for (const words of ['Black cherry, cold tea, graphite', '>14 % vol']) expect(magnum).not.toContain(words);
  });
});

describe('section 2: back link', () => {
  it('leads to the category the reader comes from', () => {
    expect(html()).toMatch(/href="\/en\/wines\?category=red"[^>]*>.*All red wines/);
  });
});

describe('looks: the bottle stands on its own soil', () => {
  it.each([
    ['clay', '/images/brisa/strata-clay.svg'],
    ['sand', '/images/brisa/strata-sand.svg'],
  ] as const)('%s', (stage, picture) => {
    expect(html({ stage })).toContain(picture);
  });
});

describe('section 2: "Product image carousel with next, previous and dot navigation"', () => {
  it('shows the bottle, its label and its ground, one dot each', () => {
    expect(html()).toContain('aria-label="872 Clay 2020"');
    expect(html()).toContain('The label of 872 Clay 2020, from near');
    expect(html()).toContain('The ground of the vineyard: red clay');
    for (const words of ['Previous picture', 'Next picture', 'Picture 3 of 3']) expect(html()).toContain(`aria-label="${words}"`);
  });
});

describe('section 2: product-page year selector', () => {
  const years = (count: number) =>
    html({
      variants: exampleProduct.variants
        .slice(0, 1)
        .flatMap((one) => Array.from({ length: count }, (_, index) => ({ ...one, id: `Y${index}`, vintage: 2000 + index }))),
      default_variant_id: 'Y0',
    });
  it('opens out when there are many vintages, and only then', () => {
    expect(years(6)).toMatch(/aria-expanded="false"[^>]*>.*See all 6 vintages/);
    expect(years(5)).not.toContain('aria-expanded');
  });
});

describe('fault: a reduction that does not name the lowest price of the last 30 days (Directive (EU) 2019/2161)', () => {
  it('names it beside the reduced price, of one bottle, and only there', () => {
    const reduced = exampleProduct.variants.map((variant) => ({ ...variant, price_before: 38.5 }));
    expect(html({ variants: reduced })).toContain('Lowest price of the last 30 days: 38,50\u00a0€ a bottle');
    expect(html()).not.toContain('last 30 days');
  });
});

describe('states of a vintage', () => {
  it('locked: no price, for members only', () => {
    const locked = html({ variants: exampleProduct.variants.map((variant) => ({ ...variant, is_locked: true, price: null })) });
    expect(locked).toContain('Members only');
    expect(locked).not.toContain('VAT included');
  });
});
