import { describe, expect, it } from 'vitest';
import { cut, gouge, pathData, type Point, seeded, smoothNoise, tuft, vine } from './index.ts';

const square: Point[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];

describe('seeded generator (mulberry32, smoothed value noise): same seed, same drawing', () => {
  it('gives the same row of numbers for a seed, another for another', () => {
    const row = (seed: number): number[] => {
      const random = seeded(seed);
      return Array.from({ length: 50 }, () => random());
    };
    expect(row(4)).toEqual(row(4));
    expect(row(4)).not.toEqual(row(5));
    expect(row(4).every((n) => n >= 0 && n < 1)).toBe(true);
  });

  it('has noise without steps: neighbours lie close', () => {
    const noise = smoothNoise(3);
    for (let x = -5; x < 5; x += 0.01) expect(Math.abs(noise(x + 0.01) - noise(x))).toBeLessThan(0.04);
  });
});

describe('cut: irregular steps of × .55–1.45, pushed ± amp along the normal', () => {
  const facets = cut(square, { step: 10, amp: 2 }, seeded(1));

  it('keeps to the knife’s reach', () => {
    for (const [x, y] of facets) {
      const off = Math.min(Math.abs(x), Math.abs(x - 100), Math.abs(y), Math.abs(y - 100));
      expect(off).toBeLessThanOrEqual(2);
    }
  });

  it('makes facets of the step’s order, and more than the corners', () => {
    expect(facets.length).toBeGreaterThan(30);
    expect(facets.length).toBeLessThan(60);
  });
});

describe('gouge: pointed at both ends, width jittered ± 25 %', () => {
  const mark = gouge([0, 0], [40, 0], 8, seeded(2));

  it('starts and ends on its line', () => {
    expect(mark).toHaveLength(10);
    expect(mark).toContainEqual([0, 0]);
    expect(mark.some(([x, y]) => x === 40 && Math.abs(y) < 1e-9)).toBe(true);
  });

  it('is nowhere wider than asked and a quarter', () => {
    for (const [, y] of mark) expect(Math.abs(y)).toBeLessThanOrEqual(8 * 0.54 * 1.25);
  });

  it('spends fewer points on marks that the grid would swallow', () => {
    expect(gouge([0, 0], [40, 0], 1, seeded(2))).toHaveLength(4);
  });
});

describe('vines stand on their foot', () => {
  it('far as a tuft, near as trunk and five clumps', () => {
    expect(tuft(0, 0, 10, 7, seeded(1)).every(([, y]) => y <= 0.5)).toBe(true);
    expect(vine(0, 0, 40, seeded(1))).toHaveLength(6);
    expect(
      vine(0, 0, 40, seeded(1))
        .flat()
        .every(([, y]) => y <= 40 * 0.05),
    ).toBe(true);
  });
});

describe('path data: relative, rounded to the grid', () => {
  it('writes whole relative numbers, a minus instead of a space', () => {
    expect(
      pathData(
        [
          [
            [1, 1],
            [3, 0.5],
            [2, 4],
          ],
        ],
        0.5,
      ),
    ).toBe('m2 2 4-1-2 7z');
  });

  it('starts each outline from the last one’s start', () => {
    const triangle: Point[] = [
      [10, 10],
      [12, 10],
      [11, 12],
    ];
    expect(pathData([triangle, triangle], 1)).toBe('m10 10 2 0-1 2zm0 0 2 0-1 2z');
  });

  it('leaves out what is smaller than the grid', () => {
    expect(
      pathData(
        [
          [
            [0, 0],
            [0.1, 0],
            [0, 0.1],
          ],
        ],
        0.5,
      ),
    ).toBe('');
  });
});
