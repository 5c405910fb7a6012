import { expect, it } from 'vitest';
import { idNumber, listAddress, pageNumber } from './list-address.ts';

it('keeps what narrows a list in its address, and leaves page 1 out', () => {
  expect(listAddress('/es/prensa', 'prensa', { year: 2024, category: undefined, p: 2 })).toBe('/es/prensa?year=2024&p=2#prensa');
  expect(listAddress('/es/prensa', 'prensa', { year: '', p: 1 })).toBe('/es/prensa#prensa');
});

it.each(['0', '-1', '1e3', '99999999', 'x', ' 2', undefined])('a page of "%s" is the first, and such an id none', (value) => {
  expect(pageNumber(value)).toBe(1);
  expect(idNumber(value)).toBeUndefined();
});
