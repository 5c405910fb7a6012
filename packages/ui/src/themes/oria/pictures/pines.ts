import type { Point, Polygon } from '../../../illustrations/drawing.ts';
import { between, cut, gouge, type Random, seeded } from '../../../illustrations/drawing.ts';
import type { Pine, Scene } from './composition.ts';

/** A limb that tapers from its foot to half its width. */
function limb(from: Point, to: Point, half: number, knife: { step: number; amp: number }, random: Random): Polygon {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const outline: Polygon = [
    [from[0] - half, from[1]],
    [middle[0] - half * 0.75, middle[1]],
    [to[0] - half * 0.45, to[1]],
    [to[0] + half * 0.45, to[1]],
    [middle[0] + half * 0.75, middle[1]],
    [from[0] + half, from[1]],
  ];
  return cut(outline, knife, random);
}

/** A crown as flat as a table, its foot slightly hollow. */
function crownOf({ x, y, height, crown }: Pine, random: Random): Polygon {
  const top = y - height;
  const corners = crown > 200 ? 44 : 30;
  const upper = Array.from({ length: corners + 1 }, (_, i): Point => {
    const angle = Math.PI * (1 - i / corners);
    const rise = Math.sin(angle) ** 0.75 * crown * 0.245;
    return [x + ((Math.cos(angle) * crown) / 2) * between(random, 0.96, 1.03), top - rise * between(random, 0.92, 1.07)];
  });
  const lower = Array.from({ length: 13 }, (_, i): Point => {
    const u = 1 - (i / 12) * 2;
    return [x + u * crown * 0.46, top + crown * 0.035 * (1 - u * u) + between(random, -0.006, 0.018) * crown];
  });
  return [...upper, ...lower];
}

function printPine({ print, inks }: Scene, pine: Pine, random: Random): void {
  const { x, y, height, crown } = pine;
  const top = y - height;
  const knife = { step: height * 0.05, amp: height * 0.0035 };
  print.pull(inks.dark, [
    limb([x + crown * 0.03, y], [x - crown * 0.01, top - crown * 0.02], height * 0.032, knife, random),
    limb([x, y - height * 0.52], [x - crown * 0.25, top], height * 0.016, knife, random),
    limb([x + crown * 0.005, y - height * 0.6], [x + crown * 0.24, top], height * 0.016, knife, random),
    limb([x, y - height * 0.7], [x + crown * 0.1, top], height * 0.012, knife, random),
  ]);
  const bark = Array.from({ length: 9 }, (_, i) =>
    gouge(
      [x + crown * 0.03 + height * 0.012, y - height * (0.06 + i * 0.095)],
      [x + crown * 0.02 + height * 0.008, y - height * (0.12 + i * 0.095)],
      height * 0.013,
      random,
    ),
  );
  print.pull(inks.clay, bark);
  print.pull(inks.dark, [crownOf(pine, random)]);
  const shaded: Polygon[] = [];
  const lit: Polygon[] = [];
  for (let i = 0; i < crown * 0.7; i++) {
    const angle = Math.PI * between(random, 0.05, 0.95);
    const out = 0.22 + 0.73 * Math.sqrt(random());
    const gx = x + Math.cos(angle) * crown * 0.47 * out;
    const gy = top - Math.sin(angle) * crown * 0.206 * out - crown * 0.012;
    const lean = -Math.PI / 2 + ((gx - x) / crown) * 2.2;
    const length = crown * 0.035 * between(random, 0.7, 1.4);
    const side = gx > x - crown * 0.1 + crown * 0.3 * random() ? lit : shaded;
    side.push(gouge([gx, gy], [gx + Math.cos(lean) * length, gy + Math.sin(lean) * length], crown * 0.0098, random));
  }
  print.pull(inks.green, shaded);
  print.pull(inks.sage, lit);
}

/** Stone pines: needles green on the left, sage on the right, clay light on the trunk. */
export function printPines(scene: Scene): void {
  scene.pines.forEach((pine, i) => printPine(scene, pine, seeded(scene.seed * 31 + 40 + i)));
}
