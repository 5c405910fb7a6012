import type { Point, Polygon } from '../kernel/index.ts';
import { cut, gouge, lerp, type Random, round, seeded } from '../kernel/index.ts';
import type { Scene } from './composition.ts';

/** A barrel seen head on: middle of the head, radius, and the side on which its body shows. */
type Barrel = { x: number; y: number; radius: number; side: 1 | -1 };

function printBody({ print, inks }: Scene, { x, y, radius: R, side }: Barrel, random: Random): void {
  const reach = side * R * 0.9;
  const far = Array.from({ length: 13 }, (_, i): Point => {
    const angle = -Math.PI / 2 + (Math.PI * i) / 12;
    return [x + reach + Math.cos(angle) * R * 0.55 * side, y - R * 0.02 + Math.sin(angle) * R * 0.92];
  });
  print.pull(inks.dark, [
    [[x, y - R], [x + reach * 0.5, y - R * 1.06], [x + reach, y - R * 0.94], ...far, [x + reach, y + R * 0.9], [x + reach * 0.5, y + R * 1.04], [x, y + R]],
  ]);
  const staves = Array.from({ length: 8 }, (_, i) => {
    const level = y - R * 0.84 + i * R * 0.22;
    return gouge([x + reach * 0.2, level], [x + reach * 1.1, level], R * 0.03, random);
  });
  print.pull(inks.stave, staves);
}

function printHead({ print, inks }: Scene, { x, y, radius: R }: Barrel, random: Random): void {
  const disc = (share: number): Polygon => cut(round(x, y, R * share * 0.86, 22, R * share), { step: R * 0.18, amp: R * 0.012 }, random);
  print.pull(inks.dark, [disc(1)]);
  print.pull(inks.rim, [disc(0.9)]);
  print.pull(inks.head, [disc(0.82)]);
  const lines: Polygon[] = [];
  for (let stave = -3; stave <= 3; stave++) {
    const rise = Math.sqrt(1 - (stave / 4.1) ** 2) * R * 0.8;
    lines.push(gouge([x + stave * R * 0.185, y - rise], [x + stave * R * 0.185, y + rise], R * 0.045, random));
  }
  for (let i = 0; i < 16; i++) {
    const [gx, gy] = [x + (random() - 0.5) * R * 1.1, y + (random() - 0.5) * R];
    lines.push(gouge([gx, gy], [gx + 1, gy + R * 0.22], R * 0.025, random));
  }
  print.pull(inks.dark, [...lines, round(x, y, R * 0.11, 10)]);
  print.pull(
    inks.rim,
    [-0.5, 0.5].map((share) => gouge([x - R * 0.62, y + share * R], [x + R * 0.62, y + share * R], R * 0.07, random)),
  );
}

/** Barrels two high along both walls, far to near: way to the front, and radius. */
const ranks: readonly (readonly [way: number, radius: number])[] = [
  [0.26, 22],
  [0.35, 32],
  [0.47, 48],
  [0.63, 74],
  [0.86, 118],
];

/** Prints both rows of barrels. */
export function printBarrels(scene: Scene): void {
  const { width, height, vanishing, seed } = scene;
  const random = seeded(seed * 31 + 4);
  for (const [way, R] of ranks) {
    const y = lerp(vanishing[1] + 30, height * 0.985 - R * 0.4, way * way * 0.55 + way * 0.45);
    const out = lerp(36, width * 0.47, way);
    const middle = lerp(vanishing[0], width * 0.54, way);
    const barrels: Barrel[] = [
      { x: vanishing[0] - out - R * 0.62, y: y - R * 1.98, radius: R * 0.78, side: -1 },
      { x: middle + out + R * 0.5, y: y - R * 1.98, radius: R * 0.78, side: 1 },
      { x: vanishing[0] - out - R * 0.2, y: y - R * 0.5, radius: R * 0.82, side: -1 },
      { x: middle + out + R * 0.1, y: y - R * 0.5, radius: R * 0.82, side: 1 },
    ];
    for (const barrel of barrels) {
      printBody(scene, barrel, random);
      printHead(scene, barrel, random);
    }
  }
}
