import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pictures } from './pictures.ts';

const folder = new URL('../../demo/images/', import.meta.url);
const onTheWire = (drawing: string): number => brotliCompressSync(drawing, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

describe.each(Object.entries(pictures))('%s', (path, draw) => {
  it('comes out the same every time', () => {
    expect(draw()).toBe(draw());
  });

  it('is the file that is committed: after a change run `pnpm --filter @parral/estate pictures`', () => {
    expect(readFileSync(new URL(path, folder), 'utf8') === draw()).toBe(true);
  });

  it('weighs at most 110 kB on the wire, as a first-screen picture may', () => {
    expect(onTheWire(draw())).toBeLessThanOrEqual(110_000);
  });

  it('draws on the grid of half a pixel with whole relative numbers, and needs nothing from outside', () => {
    const drawing = draw();
    const data = [...drawing.matchAll(/ d="([^"]*)"/g)].map((match) => match[1]);
    expect(data.length).toBeGreaterThan(0);
    expect(data.every((path) => /^[-0-9 mz]+$/.test(path ?? ''))).toBe(true);
    expect(drawing).not.toMatch(/NaN|href|<style|<script|<text|url\(/);
  });
});

describe('the crops for phones', () => {
  it.each(['montelar', 'oria'])('%s weighs less than its wide picture', (brand) => {
    const [wide, phone] = ['hero', 'hero-phone'].map((name) => pictures[`${brand}/${name}.svg`]?.() ?? '');
    expect(onTheWire(phone as string)).toBeLessThan(onTheWire(wide as string) * 0.6);
  });
});

type Corner = [x: number, y: number];

/** The outlines of a file's path data, in absolute grid units. */
function outlinesOf(drawing: string): Corner[][] {
  const outlines: Corner[][] = [];
  for (const [, data = ''] of drawing.matchAll(/ d="([^"]*)"/g)) {
    let pen: Corner = [0, 0];
    for (const part of data.split('z').filter(Boolean)) {
      const steps = (part.match(/-?\d+/g) ?? []).map(Number);
      const outline: Corner[] = [];
      for (let i = 0; i < steps.length; i += 2) {
        pen = [pen[0] + (steps[i] as number), pen[1] + (steps[i + 1] as number)];
        outline.push(pen);
      }
      outlines.push(outline);
      pen = outline[0] as Corner;
    }
  }
  return outlines;
}

const covers = (outline: Corner[], [x, y]: Corner): boolean =>
  outline.reduce((inside, [x1, y1], i) => {
    const [x2, y2] = outline[(i + 1) % outline.length] as Corner;
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !inside : inside;
  }, false);

describe('montelar’s last wall is the lower edge, and the page shows below it', () => {
  it.each(['montelar/hero.svg', 'montelar/hero-phone.svg'])('%s', (path) => {
    const drawing = pictures[path]?.() ?? '';
    const [, width = 0, height = 0] = (/viewBox="0 0 (\d+) (\d+)"/.exec(drawing) ?? []).map(Number);
    const outlines = outlinesOf(drawing);
    const printed = (x: number, y: number): boolean => outlines.some((outline) => covers(outline, [width * x, height * y]));
    expect(printed(0.1, 0.7)).toBe(true);
    expect(printed(0.9, 0.97)).toBe(false);
    expect(printed(0.6, 0.97)).toBe(false);
  });
});

it('leaves no picture in the folder that nothing draws', () => {
  const files = ['montelar', 'oria', 'club', 'funding'].flatMap((brand) =>
    readdirSync(new URL(`${brand}/`, folder))
      .filter((name) => name.endsWith('.svg'))
      .map((name) => `${brand}/${name}`),
  );
  expect(files.toSorted()).toEqual(Object.keys(pictures).toSorted());
});
