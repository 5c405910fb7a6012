import { describe, expect, it } from 'vitest';
import { catalogueHref, formHref, productHref } from './catalogue-address.ts';

describe('section 2: "A click goes to the product path, with a category query parameter when one is given"', () => {
  it('carries the category', () => {
    expect(productHref('/es/vinos/reserva', 'red')).toBe('/es/vinos/reserva?category=red');
  });
  it('is the bare path without one', () => {
    expect(productHref('/es/vinos/reserva', undefined)).toBe('/es/vinos/reserva');
    expect(productHref('/es/vinos/reserva', '')).toBe('/es/vinos/reserva');
  });
});

describe('fault: several addresses for the same view of the catalogue', () => {
  it('leaves out what is the default', () => {
    expect(catalogueHref('/en/wines', { page: 1 })).toBe('/en/wines');
  });
  it('keeps category and sort from page to page', () => {
    expect(catalogueHref('/en/wines', { category: 'red', sort: 'price_asc', page: 2 })).toBe('/en/wines?category=red&sort=price_asc&p=2');
  });
});

describe('filters in the address', () => {
  it('stand beside category and order; a form with script leads to the same address as its values', () => {
    const address = '/es/vinos?category=red&vintage=2019,2020&price_max=30';
    expect(catalogueHref('/es/vinos', { category: 'red', filters: { vintage: '2019,2020', price_max: '30' } })).toBe(address);
    const form = new FormData();
    for (const [name, value] of [
      ['category', 'red'],
      ['vintage', '2019'],
      ['vintage', '2020'],
      ['price_min', ''],
      ['price_max', '30'],
    ] as const)
      form.append(name, value);
    expect(formHref('/es/vinos', form)).toBe(address);
  });
  it('an empty form is the catalogue itself', () => {
    const form = new FormData();
    form.append('price_min', '');
    expect(formHref('/es/vinos', form)).toBe('/es/vinos');
  });
});
