import { InWords } from '@parral/site/testing';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleProduct } from '../product/example-product.ts';
import type { RelatedData } from './load.server.ts';
import Related from './Related.tsx';

/** What the server sends, before any script. */
const html = (more: Partial<RelatedData> = {}) =>
  renderToString(
    <InWords language="en">
      <Related attributes={{ productPageId: '872-clay' }} data={{ products: exampleProduct.related, category: 'red', ...more }} language="en" brand="brisa" />
    </InWords>,
  );

describe('section 2: related products block', () => {
  it('shows the wines of the product page with their prices', () => {
    for (const words of ['From the same house', '914 Páramo', '58,00\u00a0€']) expect(html()).toContain(words);
  });
  it('carries the category on, as a click in the catalogue does', () => {
    expect(html()).toContain('href="/en/wines/ori-845-2021-75?category=red"');
    expect(html({ category: null })).toContain('href="/en/wines/ori-845-2021-75"');
  });
  it('a locked wine shows no price (section 6)', () => {
    expect(html({ products: exampleProduct.related.map((card) => ({ ...card, is_locked: true, price: null })) })).not.toContain('€');
  });
  it('is nothing where nothing is related', () => {
    expect(html({ products: [] })).toBe('');
  });
});
