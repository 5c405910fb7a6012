import { expect, test } from 'vitest';
import { sizeOf } from '../Bottle/shapes.ts';
import { drawCase, planCase } from './draw-case.ts';

const shapes = ['bordeaux', 'burgundy', 'half', 'magnum', 'case', 'bordeaux'] as const;

test('each bottle lies in a bay with room round it, inside the case, in its order', () => {
  const { width, height, bays, foot } = planCase(shapes);
  expect(bays).toHaveLength(shapes.length);
  for (const [at, { left, right, middle, bottle }] of bays.entries()) {
    const size = sizeOf(shapes[at] ?? 'bordeaux');
    expect(right - left).toBeGreaterThan(size.width);
    expect(middle).toBe((left + right) / 2);
    expect(left).toBeGreaterThan(bays[at - 1]?.right ?? 0);
    expect(foot - bottle).toBeGreaterThan(0);
  }
  expect(bays.at(-1)?.right).toBeLessThan(width);
  expect(foot).toBeLessThan(height);
});

test('the same bottles give the same case, light enough to stand in the page', () => {
  const [one, other] = [drawCase(planCase(shapes)), drawCase(planCase(shapes))];
  expect(one).toEqual(other);
  expect(one.behind + one.before).not.toMatch(/NaN|undefined|Infinity/);
  expect((one.behind + one.before).length).toBeLessThan(60_000);
});
