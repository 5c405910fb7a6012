import type { Point, Polygon, SoilLayer, SoilProfile } from '../../../../illustrations/drawing.ts';
import { between, box, createPrint, cut, gouge, paleGroundInks, printStrata, seeded, svgFile } from '../../../../illustrations/drawing.ts';
import { landscapeInks as inks } from '../../inks.ts';

const [width, height] = [760, 1160];

/** What stands in the wall a hand's breadth under the grass. */
const layers: Readonly<Record<SoilProfile, readonly SoilLayer[]>> = {
  gravel: [
    { soil: 'humus', share: 12 },
    { soil: 'gravel', share: 88 },
  ],
  clay: [
    { soil: 'humus', share: 12 },
    { soil: 'clay', share: 88 },
  ],
  limestone: [
    { soil: 'humus', share: 12 },
    { soil: 'gravel', share: 16 },
    { soil: 'limestone', share: 72 },
  ],
  sand: [
    { soil: 'humus', share: 12 },
    { soil: 'sand', share: 58 },
    { soil: 'gravel', share: 30 },
  ],
};

/** A pit's wall from near: one soil, the root that found its way through it, and the staff by which depths are read. */
export function drawPitWall(soil: SoilProfile): string {
  const print = createPrint();
  const random = seeded(83);
  printStrata(print, { left: -12, right: width + 12, top: -30, bottom: height + 12, layers: layers[soil], inks: paleGroundInks, seed: 83, grain: 3 });

  // From the vine above, left of the middle, down to where the window ends: thinner and thinner, and wherever it met a stone, round it.
  const ends: Polygon[] = [];
  const light: Polygon[] = [];
  const grow = (x: number, y: number, lean: number, thick: number): void => {
    let at: Point = [x, y];
    for (let size = thick; size > 3 && at[1] < height + 40; size *= 0.87) {
      const next: Point = [at[0] + lean * size * 3.2 + between(random, -26, 26), at[1] + 58 + size];
      const bend = between(random, -size * 0.5, size * 0.5);
      ends.push(gouge([at[0], at[1] - 14], [next[0], next[1] + 22], size * 1.7, random, bend));
      if (size > 9) light.push(gouge([at[0] - size * 0.24, at[1] + 6], [next[0] - size * 0.24, next[1] - 4], size * 0.26, random, bend));
      if (size > 6 && size < thick) {
        const turn = random() < 0.5 ? -1 : 1;
        const tip: Point = [at[0] + turn * between(random, 90, 190), at[1] + between(random, 50, 130)];
        ends.push(gouge(at, tip, size * 0.7, random, turn * 14));
        for (let hair = 0; hair < 3; hair++) {
          const from: Point = [at[0] + (tip[0] - at[0]) * between(random, 0.4, 0.9), at[1] + (tip[1] - at[1]) * between(random, 0.4, 0.9)];
          ends.push(gouge(from, [from[0] + between(random, -40, 40), from[1] + between(random, 40, 80)], 3, random, 6));
        }
      }
      at = next;
    }
  };
  grow(280, -20, 0.05, 30);
  grow(340, -10, 0.45, 17);
  print.pull(inks.dark, ends);
  print.pull(inks.rust, light);

  // The staff leans against the wall; a block is a hand's breadth.
  const [left, right, block] = [560, 640, 96];
  print.pull(inks.dark, [cut(box(left + 14, -10, right + 18, height + 10), { step: 40, amp: 2 }, random)]);
  print.pull(inks.paper, [cut(box(left, -10, right, height + 10), { step: 60, amp: 1 }, random)]);
  const blocks: Polygon[] = [];
  const ticks: Polygon[] = [];
  for (let mark = 0, y = 20; y < height; mark++, y += block) {
    blocks.push(cut(mark % 2 === 0 ? box(left, y, left + 40, y + block) : box(left + 40, y, right, y + block), { step: 30, amp: 0.8 }, random));
    for (let tick = 1; tick < 10; tick++) {
      const at = y + (block * tick) / 10;
      const from = mark % 2 === 0 ? left + 44 : left + 4;
      ticks.push(gouge([from, at], [from + (tick === 5 ? 30 : 18), at], 2.4, random));
    }
  }
  print.pull(inks.rust, blocks);
  print.pull(inks.dark, ticks);
  return svgFile({ print, width, height });
}
