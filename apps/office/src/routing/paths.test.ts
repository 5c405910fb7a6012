import { describe, expect, it } from 'vitest';
import { safeNext, withQuery } from './paths.ts';

describe('where the login leads on to', () => {
  it('keeps path, query and hash of a page of the office', () => {
    expect(safeNext('/office/orders?state=open#last')).toBe('/office/orders?state=open#last');
  });

  it.each([
    '//evil.example',
    'https://evil.example/office/',
    '/office/..//evil.example',
    '/office/\\..\\..\\evil',
    '/office/../es/',
    '/es/',
    '',
    null,
    undefined,
  ])('is never another site, nor a page outside the office: %j', (next) => {
    expect(new URL(safeNext(next), 'http://here.invalid').origin).toBe('http://here.invalid');
    expect(safeNext(next).startsWith('/office/')).toBe(true);
  });
});

it('what is empty stands in no address, so that each view has one', () => {
  expect(withQuery('/office/orders', { q: '', page: null, state: 'open' })).toBe('/office/orders?state=open');
  expect(withQuery('/office/orders', { q: undefined })).toBe('/office/orders');
});
