import { cataloguePath } from '@parral/site/paths';
import { describe, expect, it } from 'vitest';
import { filledFormPath } from './catalogue-form.ts';

describe('filters in the address', () => {
  it('stand beside category and order; a form with script leads to the same address as its values', () => {
    const address = '/es/vinos?category=red&vintage=2019,2020&price_max=30';
    expect(cataloguePath('/es/vinos', { category: 'red', filters: { vintage: '2019,2020', price_max: '30' } })).toBe(address);
    const form = new FormData();
    for (const [name, value] of [
      ['category', 'red'],
      ['vintage', '2019'],
      ['vintage', '2020'],
      ['price_min', ''],
      ['price_max', '30'],
    ] as const)
      form.append(name, value);
    expect(filledFormPath('/es/vinos', form)).toBe(address);
  });
  it('an empty form is the catalogue itself', () => {
    const form = new FormData();
    form.append('price_min', '');
    expect(filledFormPath('/es/vinos', form)).toBe('/es/vinos');
  });
});
