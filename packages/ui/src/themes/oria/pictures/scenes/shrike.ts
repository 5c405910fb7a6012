import type { Point, Polygon } from '../../../../illustrations/drawing.ts';
import { between, cut, gouge, lerp, outline, placed, printStrata, seeded, svgFile } from '../../../../illustrations/drawing.ts';
import { landscapeInks as inks } from '../../inks.ts';
import { openScene } from '../composition.ts';
import { printMesas } from '../mesas.ts';
import { printPines } from '../pines.ts';
import { printPlain } from '../plain.ts';
import { printClouds, printSky } from '../sky.ts';
import { hero } from '../views.ts';

/** Hooked bill, flat crown, breast, and a long tail; one long, on a perch at (0, 0.3). */
const bird = outline(
  '0.55,-0.2 0.47,-0.24 0.44,-0.33 0.34,-0.41 0.2,-0.42 0.08,-0.34 -0.04,-0.2 -0.26,0.02 -0.4,0.16 -0.86,0.5 -0.8,0.56 -0.34,0.36 -0.14,0.32 0.08,0.26 0.24,0.12 0.34,-0.06 0.4,-0.17 0.5,-0.16 0.55,-0.12',
);
const mask = outline('0.47,-0.225 0.34,-0.29 0.2,-0.27 0.12,-0.2 0.2,-0.18 0.36,-0.2');
const wing = outline('0.06,-0.22 -0.1,-0.1 -0.3,0.1 -0.52,0.3 -0.3,0.26 -0.04,0.18 0.1,0.02');

/** The stone pines of the plateau, each with its ring of bare ground; over them a shrike on a dead branch. */
export function drawShrike(): string {
  const scene = openScene({
    ...hero,
    width: 800,
    height: 500,
    horizon: 196,
    soil: 428,
    seed: 43,
    dovecote: undefined,
    river: undefined,
    clouds: [{ x: 620, y: 74, width: 240, height: 20 }],
    pines: [
      { x: 700, y: 268, height: 70, crown: 96 },
      { x: 590, y: 290, height: 96, crown: 128 },
      { x: 688, y: 396, height: 178, crown: 226 },
      { x: 452, y: 356, height: 132, crown: 176 },
    ],
    grain: 1.2,
    layers: [
      { soil: 'humus', share: 20 },
      { soil: 'limestone', share: 80 },
    ],
  });
  const { print, width, height, soil, layers, seed, grain, pines } = scene;
  const random = seeded(seed * 7);
  printSky(scene);
  printClouds(scene);
  printMesas(scene);
  printPlain(scene);
  // Nothing is planted beneath them.
  for (const { x, y, crown } of pines) {
    const ring = Array.from({ length: 26 }, (_, i): Point => {
      const angle = (i / 26) * Math.PI * 2;
      return [x + Math.cos(angle) * crown * 0.5, y + 2 + Math.sin(angle) * crown * 0.085];
    });
    print.pull(inks.straw, [cut(ring, { step: 14, amp: 1 }, random)]);
    print.pull(
      inks.clay,
      Array.from({ length: Math.round(crown / 12) }, () => {
        const [gx, gy] = [x + between(random, -0.36, 0.24) * crown, y + between(random, -0.03, 0.05) * crown];
        return gouge([gx, gy], [gx + crown * 0.1, gy], 2, random);
      }),
    );
  }
  printPines(scene);
  printStrata(print, { left: -6, right: width + 6, top: soil, bottom: height + 2, layers, inks, seed: seed + 60, grain });
  printBranch();
  printBird();
  return svgFile({ print, width, height });

  /** It comes in from the left, and has its thorns. */
  function printBranch(): void {
    const at = (t: number): Point => [lerp(-20, 356, t), 318 - 72 * t + 20 * Math.sin(t * 4.4)];
    const half = (t: number) => lerp(12, 3, t);
    const side = (up: 1 | -1) =>
      Array.from({ length: 13 }, (_, i): Point => {
        const [x, y] = at(i / 12);
        return [x, y + up * half(i / 12)];
      });
    const twigs: Polygon[] = (
      [
        [0.3, 60, -84, 9],
        [0.42, 46, 62, 8],
        [0.72, 44, -52, 6],
        [0.84, 40, 34, 5],
      ] as const
    ).map(([t, dx, dy, wide]) => {
      const [x, y] = at(t);
      return gouge([x, y], [x + dx, y + dy], wide, random, 4);
    });
    const wood = cut([...side(-1), ...side(1).toReversed()], { step: 18, amp: 1.6 }, random);
    print.pull(inks.paper, [wood.map(([x, y]): Point => [x, y + (y < at((x + 20) / 376)[1] ? -4 : 4)])]);
    print.pull(inks.dark, [wood, ...twigs]);
    print.pull(
      inks.clay,
      Array.from({ length: 12 }, (_, i) => {
        const [x, y] = at(0.03 + i * 0.075);
        return gouge([x, y - half(i / 12) * 0.4], [x + 24, y - half(i / 12) * 0.4 - 5], 3, random);
      }),
    );
  }

  function printBird(): void {
    const place = { x: 212, y: 206, size: 190 };
    const shape = placed(bird, place);
    const [mx, my] = [place.x - 10, place.y];
    print.pull(inks.dark, [
      cut(
        shape.map(([x, y]): Point => {
          const far = Math.hypot(x - mx, y - my) || 1;
          return [x + ((x - mx) / far) * 5, y + ((y - my) / far) * 5];
        }),
        { step: 18, amp: 0.8 },
        random,
      ),
    ]);
    print.pull(inks.paper, [cut(shape, { step: 18, amp: 0.8 }, random)]);
    const back = placed(outline('0.34,-0.4 0.2,-0.415 0.08,-0.33 -0.04,-0.19 -0.26,0.03 -0.14,0.02 0.1,-0.18 0.2,-0.29'), place);
    print.pull(inks.sageDeep, [cut(back, { step: 16, amp: 0.8 }, random)]);
    print.pull(inks.dark, [
      cut(placed(mask, place), { step: 14, amp: 0.6 }, random),
      cut(placed(wing, place), { step: 18, amp: 0.8 }, random),
      cut(placed(outline('-0.34,0.14 -0.86,0.5 -0.8,0.56 -0.34,0.34'), place), { step: 18, amp: 0.8 }, random),
      cut(placed(outline('0.55,-0.2 0.455,-0.235 0.44,-0.18 0.5,-0.165 0.55,-0.12'), place), { step: 12, amp: 0.3 }, random),
    ]);
    const mark = (from: Point, to: Point, wide: number): Polygon => {
      const [a = from, b = to] = placed([from, to], place);
      return gouge(a, b, wide, random);
    };
    print.pull(inks.paper, [
      mark([-0.08, -0.02], [-0.3, 0.2], 5),
      mark([0, 0.04], [-0.2, 0.22], 4.4),
      mark([-0.02, -0.12], [-0.16, 0.04], 7),
      mark([-0.5, 0.31], [-0.74, 0.47], 3.6),
      mark([0.27, -0.245], [0.3, -0.25], 5),
    ]);
    print.pull(inks.clay, [mark([0.22, 0.06], [0.14, 0.2], 5), mark([0.14, 0.1], [0.06, 0.22], 4.4), mark([0.28, -0.04], [0.24, 0.06], 4)]);
    print.pull(inks.dark, [mark([0.02, 0.26], [0.04, 0.42], 5), mark([0.12, 0.22], [0.13, 0.38], 5)]);
  }
}
