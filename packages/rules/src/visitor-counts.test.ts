import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areVisitorsAllowed, fitVisitors, totalVisitors, visitorBounds, visitorOptions } from './visitor-counts.ts';

const count = fc.nat({ max: 60 });
const counts = fc.record({ adults: count, children: count, babies: count });
const bounds = fc.tuple(fc.integer({ min: 1, max: 10 }), fc.nat({ max: 30 })).map(([min, more]) => ({ min, max: min + more }));

describe('section 5: "Total visitors between minimum (default 1) and maximum (default 20, or the voucher’s participants_number)"', () => {
  it('the visit’s own bounds, else 1 to 20; a voucher’s number replaces the maximum, and the minimum never stands above it', () => {
    expect(visitorBounds({})).toEqual({ min: 1, max: 20 });
    expect(visitorBounds({ min: 2, max: 12 })).toEqual({ min: 2, max: 12 });
    expect(visitorBounds({ min: 2, max: 12 }, 4)).toEqual({ min: 2, max: 4 });
    expect(visitorBounds({ min: 6, max: 12 }, 2)).toEqual({ min: 2, max: 2 });
  });

  it('whatever is typed, what comes out is allowed; what was allowed stays as it is', () => {
    fc.assert(
      fc.property(counts, bounds, (given, within) => {
        const fitted = fitVisitors(given, within);
        expect(areVisitorsAllowed(fitted, within)).toBe(true);
        expect(fitted).toEqual(areVisitorsAllowed(given, within) ? given : fitted);
      }),
    );
  });

  it('"adults raised to the minimum if the total is below it": children and babies stay', () => {
    expect(fitVisitors({ adults: 1, children: 1, babies: 0 }, { min: 4, max: 20 })).toEqual({ adults: 3, children: 1, babies: 0 });
    expect(fitVisitors({ adults: 0, children: 0, babies: 0 }, { min: 1, max: 20 })).toEqual({ adults: 1, children: 0, babies: 0 });
  });
});

describe('section 4: "Changing visitor counts recomputes the selectable number options"', () => {
  it('offers what is left of the maximum beside the others', () => {
    expect(visitorOptions({ adults: 2, children: 1, babies: 0 }, { min: 1, max: 4 })).toEqual({ adults: [0, 1, 2, 3], children: [0, 1, 2], babies: [0, 1] });
    expect(visitorOptions({ adults: 2, children: 0, babies: 0 }, { min: 2, max: 2 })).toEqual({ adults: [2], children: [0], babies: [0] });
  });

  it('whichever number is chosen, the total is within bounds once the adults are raised', () => {
    fc.assert(
      fc.property(counts, bounds, fc.constantFrom('adults' as const, 'children' as const, 'babies' as const), fc.nat(), (given, within, who, pick) => {
        const fitted = fitVisitors(given, within);
        const options = visitorOptions(fitted, within)[who];
        expect(options).toContain(fitted[who]);
        const chosen = { ...fitted, [who]: options[pick % options.length] ?? 0 };
        expect(totalVisitors(chosen)).toBeLessThanOrEqual(within.max);
        const after = fitVisitors(chosen, within);
        expect(areVisitorsAllowed(after, within)).toBe(true);
        expect(after[who]).toBeGreaterThanOrEqual(chosen[who]);
      }),
    );
  });
});
