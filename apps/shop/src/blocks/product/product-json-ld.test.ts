import type { jsonLd } from '@parral/site/seo';
import { describe, expect, it } from 'vitest';
import { exampleProduct } from './example-product.ts';
import { productJsonLd } from './product-json-ld.ts';

const site = { name: 'brisa', addresses: { en: { withdrawal: '/en/withdrawal' } } } as unknown as jsonLd.JsonLdContext['site'];
const context = { origin: 'https://brisa.example', site, language: 'en' } as const;

describe('JSON-LD', () => {
  const [item] = productJsonLd(exampleProduct, context);
  it('offers every vintage with its price in euros with two decimals', () => {
    expect(item).toMatchObject({ '@type': 'Product', name: '872 Clay', url: 'https://brisa.example/en/wines/872-clay', brand: { name: 'brisa' } });
    expect(item?.offers.map(({ price }) => price)).toEqual(['36.00', '34.00', '74.00', '33.00']);
  });
  it('each offer has the address that opens the page with it', () => {
    expect(item?.offers[2]).toMatchObject({ name: '872 Clay, magnum 2020, 150 cl', url: 'https://brisa.example/en/wines/872-clay?sku=ORI-872-2020-150' });
  });
  it('says of a vintage not yet released that it is on pre-order', () => {
    expect(item?.offers.at(-1)).toMatchObject({ sku: 'ORI-872-2022-75', availability: 'https://schema.org/PreOrder' });
  });
  it('each offer tells the right of withdrawal: fourteen days, by mail, at the buyer’s cost, all refunded', () => {
    for (const { hasMerchantReturnPolicy } of item?.offers ?? [])
      expect(hasMerchantReturnPolicy).toMatchObject({
        merchantReturnDays: 14,
        returnMethod: 'https://schema.org/ReturnByMail',
        returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
        refundType: 'https://schema.org/FullRefund',
        merchantReturnLink: 'https://brisa.example/en/withdrawal',
      });
  });
  it('shows the photograph of the vintage that the page opens with, where the estate has one', () => {
    expect(item).not.toHaveProperty('image');
    const photograph = { address: '/images/brisa/wines/872.jpg', width: 900, height: 3000 };
    const pictured = { ...exampleProduct, variants: exampleProduct.variants.map((variant) => ({ ...variant, bottle: { ...variant.bottle, photograph } })) };
    expect(productJsonLd(pictured, context)[0]).toMatchObject({ image: 'https://brisa.example/images/brisa/wines/872.jpg' });
  });
  it('fault: a case, which has no appellation, named an empty category', () => {
    expect(item).toHaveProperty('category', exampleProduct.appellation);
    expect(productJsonLd({ ...exampleProduct, appellation: '' }, context)[0]).not.toHaveProperty('category');
  });
  it('fault: a locked wine shows no price, here neither', () => {
    const locked = { ...exampleProduct, variants: exampleProduct.variants.map((variant) => ({ ...variant, is_locked: true, price: null })) };
    expect(productJsonLd(locked, context)).toEqual([]);
  });
});
