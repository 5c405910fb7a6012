import { describe, expect, it } from 'vitest';
import { backHref } from './back-link.ts';

describe('section 2: "back link is catalogue url plus category slug, or / if no catalogue url"', () => {
  it('joins catalogue url and category slug', () => {
    expect(backHref('/es/vinos', 'red')).toBe('/es/vinos?category=red');
    expect(backHref('/es/vinos/', 'red')).toBe('/es/vinos/red');
  });
  it('is the catalogue url when the query names no category', () => {
    expect(backHref('/es/vinos', undefined)).toBe('/es/vinos');
  });
  it('is / without catalogue url, category or not', () => {
    expect(backHref(undefined, 'red')).toBe('/');
    expect(backHref('', undefined)).toBe('/');
  });
  it('lets nothing from the address out of its place', () => {
    expect(backHref('/es/vinos', '../"x')).toBe('/es/vinos?category=..%2F%22x');
  });
});
