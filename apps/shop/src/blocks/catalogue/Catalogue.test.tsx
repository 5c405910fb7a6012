import { InWords } from '@parral/site/testing';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleProduct } from '../product/example-product.ts';
import Catalogue from './Catalogue.tsx';
import type { CatalogueData } from './load.server.ts';

const data: CatalogueData = {
  list: {
    products: exampleProduct.related,
    categories: [
      { category: 'red', label: 'Red', count: 12 },
      { category: 'white', label: 'White', count: 6 },
    ],
    total: 18,
    total_pages: 3,
    page: 2,
    filters: {
      brands: [{ value: 'brisa', label: 'brisa', count: 18 }],
      types: [
        { value: 'red', label: 'Red', count: 12 },
        { value: 'white', label: 'White', count: 6 },
      ],
      vintages: [
        { value: 2021, count: 10 },
        { value: 2020, count: 8 },
        { value: 2012, count: 0 },
      ],
      formats: [
        { value: 750, label: '75 cl', count: 16 },
        { value: 1500, label: '150 cl', count: 2 },
      ],
      price: { min: 9.5, max: 120 },
    },
  },
  filters: {},
  view: { p: 2, page_size: 8 },
  category: 'red',
  sort: 'price_asc',
  catalogueUrl: '/en/wines',
  availability: [],
  basketUrl: '/en/basket',
  checkoutUrl: '/en/checkout',
};
/** What the server sends, before any script. */
const html = (more: Partial<CatalogueData> = {}) =>
  renderToString(
    <InWords language="en">
      <Catalogue attributes={{ pageId: '102' }} data={{ ...data, ...more }} language="en" brand="brisa" />
    </InWords>,
  );
const links = (text: string) => [...text.matchAll(/href="([^"]+)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'));

describe('everything works before scripts arrive as far as HTML can', () => {
  it('categories and pages are links that keep what was chosen', () => {
    expect(links(html())).toEqual(
      expect.arrayContaining([
        '/en/wines?sort=price_asc',
        '/en/wines?category=white&sort=price_asc',
        '/en/wines?category=red&sort=price_asc',
        '/en/wines?category=red&sort=price_asc&p=3',
      ]),
    );
  });
  it('the order is a form with a button of its own', () => {
    expect(html()).toMatch(/<form[^>]* action="\/en\/wines" method="get"><input type="hidden" name="category" value="red"/);
    expect(html()).toMatch(/<button[^>]*type="submit"/);
  });
  it('adding waits until the page is alive', () => {
    expect(html()).toMatch(
      /<button[^>]*aria-label="Add to basket: 845 Gravel 2021"[^>]*disabled=""|<button[^>]*disabled=""[^>]*aria-label="Add to basket: 845 Gravel 2021"/,
    );
  });
});

describe('section 2: "A click goes to the product path, with a category query parameter when one is given"', () => {
  it('carries the category to the product', () => {
    expect(links(html())).toContain('/en/wines/ori-845-2021-75?category=red');
    expect(links(html({ category: null }))).toContain('/en/wines/ori-845-2021-75');
  });
});

describe('fault: a category without wines is a dead end', () => {
  it('says so and leads to all of them', () => {
    const empty = html({ list: { ...data.list, products: [], total: 0, total_pages: 0, page: 1 } });
    expect(empty).toContain('No wines in this category');
    expect(links(empty)).toContain('/en/wines');
  });
});

describe('fault: an empty catalogue shows "0 of 0" and the number of a page', () => {
  const empty = html({ category: null, list: { ...data.list, products: [], categories: [], total: 0, total_pages: 0, page: 1 } });
  it('says that there are no wines, and sends nobody to the same page again', () => {
    expect(empty).toContain('There is no wine on sale just now');
    expect(empty).not.toContain('See all wines');
  });
  it('has no page number and counts nothing', () => {
    expect(empty).not.toContain('Pages of the catalogue');
    expect(empty).not.toMatch(/Page \d|\d of \d/);
  });
});

describe('section 6: a locked product shows no price', () => {
  it('and cannot be added', () => {
    const [card] = exampleProduct.related;
    const locked = html({
      list: { ...data.list, filters: { ...data.list.filters, price: null }, products: card ? [{ ...card, is_locked: true, price: null }] : [] },
    });
    expect(locked).not.toContain('€');
    expect(locked).toContain('Members only');
  });
});

describe('issue: filters that a buyer expects, working without script', () => {
  const boxes = (text: string, name: string) => [...text.matchAll(new RegExp(`<input[^>]*name="${name}"[^>]*>`, 'g'))].map(([tag]) => tag);
  it('are a GET form that keeps category and order, with counts', () => {
    expect(html()).toMatch(/<form[^>]*><input type="hidden" name="category" value="red"\/><input type="hidden" name="sort" value="price_asc"\/>/);
    expect(boxes(html(), 'vintage')).toHaveLength(3);
    expect(html()).toMatch(/2021<!-- --> <span[^>]*>10/);
    expect(html()).toContain('From 9,50\u00a0€ to 120,00\u00a0€');
  });
  it('the type is asked for where no category has answered already, the house where there are several', () => {
    expect(boxes(html(), 'type')).toHaveLength(0);
    expect(boxes(html({ category: null }), 'type')).toHaveLength(2);
    expect(boxes(html(), 'brand')).toHaveLength(0);
    const both = { ...data.list.filters, brands: [...data.list.filters.brands, { value: 'alba', label: 'Alba', count: 20 }] };
    expect(boxes(html({ list: { ...data.list, filters: both } }), 'brand')).toHaveLength(2);
  });
  it('a value that would leave nothing cannot be chosen', () => {
    expect(boxes(html(), 'vintage')[2]).toContain('disabled');
  });
  const chosen = html({ filters: { vintage: '2020,2021', price_max: '30' } });
  it('what was chosen is ticked, said in words, and each can be taken back, or all', () => {
    expect(boxes(chosen, 'vintage').filter((tag) => tag.includes('checked'))).toHaveLength(2);
    for (const words of ['Filter, 3 chosen', 'aria-label="Remove the filter 2020"', 'aria-label="Remove the filter Up to 30,00\u00a0€"', 'Remove all filters'])
      expect(chosen).toContain(words);
    expect(links(chosen)).toEqual(
      expect.arrayContaining(['/en/wines?category=red&sort=price_asc&vintage=2021&price_max=30', '/en/wines?category=red&sort=price_asc']),
    );
  });
  it('pages, categories and order keep them', () => {
    expect(links(chosen)).toEqual(
      expect.arrayContaining([
        '/en/wines?category=white&sort=price_asc&vintage=2020,2021&price_max=30',
        '/en/wines?category=red&sort=price_asc&vintage=2020,2021&price_max=30&p=3',
      ]),
    );
    expect(chosen).toMatch(/<input type="hidden" name="vintage" value="2020,2021"\/>/);
  });
  it('a choice that leaves no wine says so and leads back', () => {
    const empty = html({ filters: { vintage: '2012' }, list: { ...data.list, products: [], total: 0, total_pages: 0, page: 1 } });
    expect(empty).toContain('No wine has all of this');
    expect(links(empty)).toContain('/en/wines?category=red&sort=price_asc');
  });
  it('fault: a count that is of something else: the list of all has one only where it is this list', () => {
    expect(html({ category: null })).toMatch(/All<span[^>]*>18/);
    expect(html()).not.toMatch(/All<span/);
    expect(html({ category: null, filters: { type: 'red' } })).not.toMatch(/All<span/);
  });
});
