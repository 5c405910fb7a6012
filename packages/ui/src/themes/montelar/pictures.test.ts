import { describe, expect, it } from 'vitest';
import { pictures } from './pictures.ts';

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

describe('the last wall is the lower edge, and the page shows below it', () => {
  it.each(['hero', 'hero-phone'])('%s', (name) => {
    const drawing = pictures.brand[name]?.() ?? '';
    const [, width = 0, height = 0] = (/viewBox="0 0 (\d+) (\d+)"/.exec(drawing) ?? []).map(Number);
    const outlines = outlinesOf(drawing);
    const printed = (x: number, y: number): boolean => outlines.some((outline) => covers(outline, [width * x, height * y]));
    expect(printed(0.1, 0.7)).toBe(true);
    expect(printed(0.9, 0.97)).toBe(false);
    expect(printed(0.6, 0.97)).toBe(false);
  });
});
