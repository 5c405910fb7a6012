import { describe, expect, it } from 'vitest';
import { orderToken } from './order-token.ts';

describe('"an order page behind that link"', () => {
  it.each([
    ['view_a', undefined, 'view_a'],
    [undefined, 'view_b', 'view_b'],
    ['', '', null],
    [undefined, null, null],
  ])('path %o, query %o → %o', (path, query, token) => {
    expect(orderToken(path, query)).toBe(token);
  });
});
