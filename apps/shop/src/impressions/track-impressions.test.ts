import { createClient } from '@parral/api-client';
import { describe, expect, it } from 'vitest';
import { trackImpressions } from './track-impressions.ts';

/** The same as the tag manager has it. */
const item = (id: string, index: number) => ({
  item_id: id,
  item_name: id,
  item_brand: 'brisa',
  item_category: 'red',
  item_variant: '75 cl',
  price: 29,
  index,
});

const impression = (id: string, position: number) => ({ id, name: id, brand: 'brisa', category: 'red', variant: '75 cl', price: 29, position });

/** The real client before a server that has three impressions; keeps what was asked and told. */
function world() {
  const requests: string[] = [];
  const tracked: unknown[] = [];
  const client = createClient({
    baseUrl: 'http://shop.invalid',
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      requests.push(pathname + search);
      return Response.json({ impressions: [impression('a', 1), impression('b', 2), impression('c', 3)] });
    },
  });
  return { requests, tracked, deps: { client, track: (name: string, detail: unknown) => Boolean(tracked.push([name, detail])) } };
}

describe('section 2: "Catalogue page: reads a page-id attribute, loads impressions and tracks them"', () => {
  it('asks by page id and tells those that are shown, with their position', async () => {
    const { requests, tracked, deps } = world();
    await trackImpressions({ catalogue: '102' }, ['b', 'c'], 'es', deps);
    expect(requests).toEqual(['/api/catalogue/catalogue_impressions/?page_id=102&language=es']);
    expect(tracked).toEqual([['view_item_list', { ecommerce: { item_list_name: 'catalogue', items: [item('b', 2), item('c', 3)] } }]]);
  });
  it('asks for the page, order and filters that are shown, so that positions are those on the screen', async () => {
    const { requests, deps } = world();
    await trackImpressions({ catalogue: '102', view: { p: 2, page_size: 8, vintage: '2019', sort: 'name' } }, ['a'], 'es', deps);
    expect(requests).toEqual(['/api/catalogue/catalogue_impressions/?page_id=102&language=es&p=2&page_size=8&vintage=2019&sort=name']);
  });
  it('tells nothing when none is shown', async () => {
    const { tracked, deps } = world();
    await trackImpressions({ catalogue: '102' }, [], 'es', deps);
    expect(tracked).toEqual([]);
  });
});

describe('section 7: GET related_products_impressions', () => {
  it('asks by the product of the page', async () => {
    const { requests, deps } = world();
    await trackImpressions({ relatedTo: '872-arcilla' }, ['a'], 'en', deps);
    expect(requests).toEqual(['/api/catalogue/related_products_impressions/?product_page_id=872-arcilla&language=en']);
  });
});
