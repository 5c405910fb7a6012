import { describe, expect, it } from 'vitest';
import { box, createPrint, cut, gouge, pathData, type Point, type Polygon, seeded, smoothNoise, tuft, vine } from './index.ts';

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

describe('what is not seen in the frame is not written', () => {
  const inks = (...pulls: readonly (readonly [string, ...Polygon[]])[]): string[] => {
    const print = createPrint();
    for (const [ink, ...outlines] of pulls) print.pull(ink, outlines);
    return [...print.toMarkup({ left: 0, top: 0, width: 100, height: 100 }).matchAll(/fill="([^"]*)"/g)].map(([, ink = '']) => ink);
  };
  const small = box(40, 40, 44, 44);

  it('a mark beside the frame, or wholly under later ink', () => {
    expect(inks(['#111', box(-30, 10, -10, 20)], ['#222', box(10, 101, 20, 120)], ['#333', small])).toEqual(['#333']);
    expect(inks(['#111', small], ['#222', box(30, 30, 60, 60)])).toEqual(['#222']);
    expect(inks(['#111', small], ['#222', box(30, 30, 42, 60), box(42, 30, 60, 60)])).toEqual(['#222']);
  });

  it('one that shows by a pixel is, and one that reaches into the frame', () => {
    expect(inks(['#111', small], ['#222', box(30, 30, 43, 60)])).toEqual(['#111', '#222']);
    expect(inks(['#111', box(-30, 10, 1, 20)])).toEqual(['#111']);
  });

  it('later ink covers nothing where it lets light through: an ink that is thin, a hole, a gap', () => {
    expect(inks(['#111', small], ['#2228', box(30, 30, 60, 60)])).toHaveLength(2);
    expect(inks(['#111', small], ['#222', box(30, 30, 60, 60), box(35, 35, 50, 50).toReversed()])).toHaveLength(2);
    expect(inks(['#111', small], ['#222', box(30, 30, 41, 60), box(43, 30, 60, 60)])).toHaveLength(2);
  });

  it('earlier ink covers nothing', () => {
    expect(inks(['#222', box(30, 30, 60, 60)], ['#111', small])).toEqual(['#222', '#111']);
  });
});
