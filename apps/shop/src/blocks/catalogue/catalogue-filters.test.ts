import { describe, expect, it } from 'vitest';
import { chosen, readFilters, without } from './catalogue-filters.ts';

describe('issue: filters that a buyer expects, kept in the address', () => {
  it('reads what has the shape of a filter', () => {
    expect(readFilters({ type: 'red,rose', vintage: '2019', format: '750,1500', price_min: '10', price_max: '24,50', category: 'red' })).toEqual({
      type: 'red,rose',
      vintage: '2019',
      format: '750,1500',
      price_min: '10',
      price_max: '24.50',
    });
  });
  it('fault: an address written by hand breaks the page', () => {
    expect(readFilters({ type: 'Blue!', vintage: '19', format: 'magnum', price_min: '-1', price_max: '1e9', brand: '../x' })).toEqual({});
  });
  it('takes one value back and keeps the others', () => {
    expect(without({ vintage: '2019,2020', type: 'red' }, 'vintage', '2019')).toEqual({ vintage: '2020', type: 'red' });
    expect(without({ vintage: '2019', type: 'red' }, 'vintage', '2019')).toEqual({ type: 'red' });
    expect(chosen({}, 'type')).toEqual([]);
  });
});
