import { describe, expect, it } from 'vitest';
import { safeNext } from './safe-next.ts';

describe('section 2: "Login route /login with a next query parameter holding the full wanted path"', () => {
  it('keeps path, query and hash', () => {
    expect(safeNext('/es/club/pedidos?p=2#ultimo')).toBe('/es/club/pedidos?p=2#ultimo');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/es/..//evil.example/',
    '/.//evil.example/',
    '/\t/evil.example',
    '\n//evil.example',
    '',
    null,
    undefined,
    '/login?next=/login',
  ])('never leads to another site or round in circles: %j', (next) => {
    expect(safeNext(next)).toBeNull();
  });
});
