import { describe, expect, it } from 'vitest';
import { bend, projection } from './project.ts';

describe('the drawn map', () => {
  const haro = [42.5765, -2.8467] as const;
  const logrono = [42.465, -2.4456] as const;
  const at = projection([haro, logrono], 400, 300, 20);

  it('holds every point within its margin, north above and east to the right', () => {
    for (const point of [haro, logrono]) {
      const [x, y] = at(point);
      expect(x).toBeGreaterThanOrEqual(20);
      expect(x).toBeLessThanOrEqual(380);
      expect(y).toBeGreaterThanOrEqual(20);
      expect(y).toBeLessThanOrEqual(280);
    }
    expect(at(haro)[0]).toBeLessThan(at(logrono)[0]);
    expect(at(haro)[1]).toBeLessThan(at(logrono)[1]);
  });

  it('keeps one scale both ways: 35 km from Haro to Logroño, a third as far south as east', () => {
    const [east, south] = [at(logrono)[0] - at(haro)[0], at(logrono)[1] - at(haro)[1]];
    expect(east / south).toBeCloseTo((0.4011 * Math.cos((42.52 * Math.PI) / 180)) / 0.1115, 1);
  });

  it('one point alone stands in the middle', () => expect(projection([haro], 400, 300, 20)(haro)).toEqual([200, 150]));

  it('a way goes through all its points', () => {
    expect(
      bend([
        [0, 0],
        [10, 5],
        [20, 0],
      ]),
    ).toMatch(/^M0 0C.* 10 5C.* 20 0$/);
    expect(bend([])).toBe('');
  });
});
