import { describe, expect, it } from 'vitest';
import { lineFault, stopsCheckout } from './line-fault.ts';

const basket = { max_quantity: 10, line_errors: [] };
const line = { id: 'a', quantity: 2, max_quantity: 10 };

describe('section 5: "Basket quantity: min 1, max from basket max_quantity (default 10)"', () => {
  it('lets ten pass and names eleven too high', () => {
    expect(lineFault(basket, line, 10)).toBeNull();
    expect(lineFault(basket, line, 11)).toEqual({ code: 'QUANTITY_TOO_HIGH', available: 10 });
  });
  it('tells a stock that is smaller from the maximum', () => {
    expect(lineFault(basket, { ...line, max_quantity: 3 }, 4)).toEqual({ code: 'OUT_OF_STOCK', available: 3 });
  });
});

describe('section 5: "A basket line may show an error text tied to its line id"', () => {
  const refused = { max_quantity: 10, line_errors: [{ line_id: 'a', code: 'OUT_OF_STOCK' as const, available: 2 }] };
  it('shows the error of its own line only', () => {
    expect(lineFault(refused, line, 2)).toEqual({ code: 'OUT_OF_STOCK', available: 2 });
    expect(lineFault(refused, { ...line, id: 'b' }, 2)).toBeNull();
  });
  it('is over when the quantity changes', () => {
    expect(lineFault(refused, line, 1)).toBeNull();
  });
});

describe('section 5: "When quantity is too high … the checkout button is disabled"', () => {
  it('stops above what may be ordered, not at it', () => {
    expect(stopsCheckout({ max_quantity: 10 }, 10)).toBe(false);
    expect(stopsCheckout({ max_quantity: 10 }, 11)).toBe(true);
    expect(stopsCheckout({ max_quantity: 0 }, 1)).toBe(true);
  });
});
