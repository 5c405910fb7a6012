import { describe, expect, it } from 'vitest';
import { exampleProduct } from './example-product.ts';
import { productJsonLd } from './product-json-ld.ts';

describe('JSON-LD', () => {
  const item = productJsonLd(exampleProduct, { origin: 'https://oria.example', brandName: 'oria' }) as {
    offers: { sku: string; price: string; availability: string }[];
  };
  it('offers every vintage with its price in euros with two decimals', () => {
    expect(item).toMatchObject({ '@type': 'Product', name: '872 Clay', url: 'https://oria.example/en/wines/872-clay', brand: { name: 'oria' } });
    expect(item.offers.map(({ price }) => price)).toEqual(['36.00', '34.00', '74.00', '33.00']);
  });
  it('says of a vintage not yet released that it is on pre-order', () => {
    expect(item.offers.at(-1)).toMatchObject({ sku: 'ORI-872-2022-75', availability: 'https://schema.org/PreOrder' });
  });
  it('fault: a locked wine shows no price, here neither', () => {
    const locked = { ...exampleProduct, variants: exampleProduct.variants.map((variant) => ({ ...variant, is_locked: true, price: null })) };
    expect(productJsonLd(locked, { origin: '', brandName: 'oria' })).toMatchObject({ offers: [] });
  });
});
