import { expect, it } from 'vitest';
import { idNumber, pageNumber } from './list-query.ts';

it.each(['0', '-1', '1e3', '99999999', 'x', ' 2', undefined])('a page of "%s" is the first, and such an id none', (value) => {
  expect(pageNumber(value)).toBe(1);
  expect(idNumber(value)).toBeUndefined();
});
