import { describe, expect, it } from 'vitest';
import { eurosIn, refundWish } from './refund-wish.ts';

const form = (fields: Record<string, string>) => new URLSearchParams({ version: 'v', reason: ' corked ', ...fields });

describe('issue 16, orders: "refund whole, of lines, of an amount with its reason"', () => {
  it('bottles: those that were counted, back on sale where that is ticked', () => {
    expect(refundWish(form({ what: 'lines', 'units-A': '1', 'units-B': '0', restock: 'yes' }))).toEqual({
      version: 'v',
      reason: 'corked',
      lines: [{ product_id: 'A', units: 1 }],
      restock: true,
    });
  });

  it('an amount, and nothing of the bottles that were counted beside it', () => {
    expect(refundWish(form({ what: 'amount', amount: '12,50', 'units-A': '1' }))).toEqual({ version: 'v', reason: 'corked', amount: 12.5 });
  });

  it('all that is left', () => {
    expect(refundWish(form({ what: 'all', amount: '3' }))).toEqual({ version: 'v', reason: 'corked', all: true });
  });

  it('nothing where nothing is said', () => {
    expect(refundWish(form({ what: 'lines', 'units-A': '0' }))).toBeNull();
    expect(refundWish(form({ what: 'amount', amount: '' }))).toBeNull();
    expect(refundWish(form({}))).toBeNull();
  });

  it.each([
    ['12,50', 12.5],
    ['12.5 €', 12.5],
    [' 7 ', 7],
    ['0', null],
    ['1.234,50', null],
    ['12,505', null],
    ['-3', null],
    ['1e3', null],
  ])('euros: %j is %j', (text, euros) => expect(eurosIn(text)).toBe(euros));
});
