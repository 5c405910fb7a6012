import { describe, expect, it } from 'vitest';
import { createWords } from './words.ts';

const words = createWords({
  shop: {
    './blocks/basket/messages.es.json': { lines_one: '{{count}} línea', lines_other: '{{count}} líneas', title: 'Cesta' },
    './blocks/basket/messages.en.json': { lines_one: '{{count}} line', lines_other: '{{count}} lines', title: 'Basket', empty: 'Empty' },
    './adding/messages.en.json': { add: 'Add' },
  },
});
const read = (language: 'es' | 'en', key: string, values?: Record<string, number>) => words.in(language)('shop/basket' as never)(key, values);

describe('the words of an app’s pages', () => {
  it('are read by i18next, from the namespace of their folder and the page’s language', () => {
    expect([read('es', 'title'), read('en', 'lines', { count: 1 }), read('es', 'lines', { count: 2 })]).toEqual(['Cesta', '1 line', '2 líneas']);
    expect(words.in('en')('site/shell')('menu')).toBe('Menu');
  });

  it('go to the browser in the page’s language only, and only those that its blocks name', () => {
    expect(words.resources('es', ['shop/basket' as never])).toEqual({
      'shop/basket': { lines_one: '{{count}} línea', lines_other: '{{count}} líneas', title: 'Cesta' },
    });
    expect(words.resources('es', [])).toEqual({});
    const part = (...keys: string[]) => ({ namespace: 'shop/basket' as never, keys });
    expect(words.resources('es', [part('title')])).toEqual({ 'shop/basket': { title: 'Cesta' } });
    // Two blocks of a page may read different parts.
    expect(words.resources('es', [part('title'), part('lines_one')])).toEqual({ 'shop/basket': { title: 'Cesta', lines_one: '{{count}} línea' } });
    expect(() => words.resources('es', [part('titel')])).toThrow(/shop\/basket has no message titel in "es"/);
    expect(() => words.resources('es', ['shop/nothing' as never])).toThrow(/no messages of shop\/nothing in "es"/);
  });

  it('two folders of one name are refused: one would hide the other', () => {
    expect(() => createWords({ shop: { './a/list/messages.es.json': {}, './b/list/messages.es.json': {} } })).toThrow(/Two folders of shop are called list/);
  });
});
