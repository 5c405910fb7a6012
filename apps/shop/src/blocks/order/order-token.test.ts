import { describe, expect, it } from 'vitest';
import { orderToken } from './order-token.ts';

describe('"an order page behind that link"', () => {
  it.each([
    ['view_a', '', 'view_a'],
    [undefined, '?token=view_b', 'view_b'],
    ['', '', null],
    [undefined, '?other=1', null],
  ])('path %o, query %o → %o', (path, search, token) => {
    expect(orderToken(path, search)).toBe(token);
  });
});
