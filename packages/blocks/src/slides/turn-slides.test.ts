import { describe, expect, it } from 'vitest';
import { stepTo } from './turn-slides.ts';

describe('section 9: wine carousel index clamped 0 to number of wines minus 1', () => {
  it.each([
    [0, -1, 0],
    [0, 1, 1],
    [5, 1, 5],
    [5, -1, 4],
    [0, 40, 5],
    [3, -40, 0],
  ])('from %i by %i it is %i of six', (at, step, to) => expect(stepTo(at + step, 6, false)).toBe(to));

  it('nothing in it: 0', () => expect(stepTo(3, 0, false)).toBe(0));

  it('quotes go round', () => {
    expect(stepTo(-1, 4, true)).toBe(3);
    expect(stepTo(4, 4, true)).toBe(0);
  });
});
