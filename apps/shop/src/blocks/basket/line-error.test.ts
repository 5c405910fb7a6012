import { describe, expect, it } from 'vitest';
import { lineError, stopsCheckout } from './line-error.ts';

const basket = { max_quantity: 10, line_errors: [] };
const line = { id: 'a', quantity: 2, max_quantity: 10, allocation: null };

describe('section 5: "Basket quantity: min 1, max from basket max_quantity (default 10)"', () => {
  it('lets ten pass and names eleven too high', () => {
    expect(lineError(basket, line, 10)).toBeNull();
    expect(lineError(basket, line, 11)).toEqual({ code: 'QUANTITY_TOO_HIGH', available: 10 });
  });
  it('tells a stock that is smaller from the maximum', () => {
    expect(lineError(basket, { ...line, max_quantity: 3 }, 4)).toEqual({ code: 'OUT_OF_STOCK', available: 3 });
  });
});

describe('section 5: "A basket line may show an error text tied to its line id"', () => {
  const refused = { max_quantity: 10, line_errors: [{ line_id: 'a', code: 'OUT_OF_STOCK' as const, available: 2 }] };
  it('shows the error of its own line only', () => {
    expect(lineError(refused, line, 2)).toEqual({ code: 'OUT_OF_STOCK', available: 2 });
    expect(lineError(refused, { ...line, id: 'b' }, 2)).toBeNull();
  });
  it('is over when the quantity changes', () => {
    expect(lineError(refused, line, 1)).toBeNull();
  });
});

describe('what a member may still buy of a wine in the season', () => {
  const own = { ...line, max_quantity: 2, allocation: { limit: 6, left: 2 } };
  it('is told from the stock, with the rule', () => {
    expect(lineError(basket, own, 2)).toBeNull();
    expect(lineError(basket, own, 3)).toEqual({ code: 'ALLOCATION_EXCEEDED', available: 2, limit: 6 });
    expect(lineError(basket, { ...own, max_quantity: 1 }, 3)).toEqual({ code: 'OUT_OF_STOCK', available: 1 });
    expect(stopsCheckout(own, 3)).toBe(true);
  });
  it('stands when another order took it meanwhile', () => {
    const had = { ...own, max_quantity: 0, allocation: { limit: 6, left: 0 } };
    const refused = { ...basket, line_errors: [{ line_id: 'a', code: 'ALLOCATION_EXCEEDED' as const, available: 0 }] };
    expect(lineError(refused, had, 2)).toEqual({ code: 'ALLOCATION_EXCEEDED', available: 0, limit: 6 });
  });
});

describe('section 5: "When quantity is too high … the checkout button is disabled"', () => {
  it('stops above what may be ordered, not at it', () => {
    expect(stopsCheckout({ max_quantity: 10 }, 10)).toBe(false);
    expect(stopsCheckout({ max_quantity: 10 }, 11)).toBe(true);
    expect(stopsCheckout({ max_quantity: 0 }, 1)).toBe(true);
  });
});
