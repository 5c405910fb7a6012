import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { themePictures } from './generated/pictures.ts';

const all = Object.entries(themePictures).flatMap(([theme, { brand, club }]) =>
  Object.entries({ ...brand, ...club }).map(([name, draw]) => [`${theme} ${name}`, draw] as const),
);
const onTheWire = (drawing: string): number => brotliCompressSync(drawing, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

describe.each(all)('%s', (_name, draw) => {
  it('comes out the same every time', () => {
    expect(draw()).toBe(draw());
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

describe('a scene that is not a home page’s widest', () => {
  const scenes = all.filter(([name]) => !name.endsWith(' hero'));

  it.each(scenes)('%s weighs at most 35 kB on the wire', (_name, draw) => {
    expect(onTheWire(draw())).toBeLessThanOrEqual(35_000);
  });
});

describe('the crops for phones', () => {
  const heroes = Object.entries(themePictures).filter(([, { brand }]) => brand['hero-phone']);

  it.each(heroes)('%s weighs less than its wide picture', (_theme, { brand }) => {
    const [wide, phone] = ['hero', 'hero-phone'].map((name) => brand[name]?.() ?? '');
    expect(onTheWire(phone as string)).toBeLessThan(onTheWire(wide as string) * 0.6);
  });
});
