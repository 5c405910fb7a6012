import type { Polygon } from '../kernel/index.ts';
import { band, between, box, cut, gouge, lerp, type Random, seeded } from '../kernel/index.ts';
import { archOutline, onArch, type Scene } from './composition.ts';

/** Nearness of the six arches, front to back. */
const stations = [1, 0.66, 0.43, 0.27, 0.16, 0.08];

/** Courses of stone that run from one arch to the next. */
function courses({ arch }: Scene, from: number, to: number, random: Random): Polygon[] {
  const marks: Polygon[] = [];
  const [near, far] = [arch(from), arch(to)];
  for (let i = 0; i <= 20; i++) {
    const angle = Math.PI * (1 - i / 20);
    const [a, b] = [onArch(near, angle), onArch(far, angle)];
    for (let piece = 0; piece < 4; piece++) {
      const start = (piece + 0.1 + 0.15 * random()) / 4;
      const end = (piece + 0.78) / 4;
      marks.push(
        gouge(
          [lerp(a[0], b[0], start), lerp(a[1], b[1], start)],
          [lerp(a[0], b[0], end), lerp(a[1], b[1], end)],
          3.4 * from + 0.8,
          random,
          between(random, -1, 1),
        ),
      );
    }
  }
  return marks;
}

/** The rib along an arch: a ring of voussoirs. */
function printRib({ print, inks, arch }: Scene, i: number, near: number, random: Random): void {
  const [outer, inner] = [arch(near), arch(near * 0.93)];
  print.pull(inks.rib[i] ?? inks.dark, [band(archOutline(outer), archOutline(inner))]);
  const joints = Array.from({ length: 17 }, (_, q) => {
    const angle = Math.PI * (1 - (q + 0.5) / 17);
    return gouge(onArch(outer, angle, 0.985), onArch(inner, angle, 1.01), 2.6 * near + 0.6, random);
  });
  print.pull(inks.ribCut[i] ?? inks.dark, joints);
}

/** Six nested vaults, each lighter than the one before it. */
export function printArches(scene: Scene): void {
  const { print, inks, width, height, arch, seed } = scene;
  const random = seeded(seed * 31 + 1);
  print.pull(inks.dark, [box(0, 0, width, height)]);
  stations.forEach((near, i) => {
    print.pull(inks.depth[i] ?? inks.dark, [cut(archOutline(arch(near)), { step: 10, amp: 1.4 * near + 0.3 }, random)]);
    print.pull(inks.course[i] ?? inks.dark, courses(scene, near, stations[i + 1] ?? 0.03, random));
    if (i < 5) printRib(scene, i, near, random);
  });
}

/** The far door, open to the light. */
export function printDoor({ print, inks, vanishing, seed }: Scene): void {
  const random = seeded(seed * 31 + 2);
  const [x, y] = [vanishing[0], vanishing[1] + 40];
  const leafOf = (half: number, rise: number): Polygon => [
    [x - half, y],
    [x - half, y - rise * 0.64],
    [x - half * 0.66, y - rise * 0.89],
    [x, y - rise],
    [x + half * 0.66, y - rise * 0.89],
    [x + half, y - rise * 0.64],
    [x + half, y],
  ];
  print.pull(inks.dark, [leafOf(26, 70)]);
  print.pull(inks.lamp, [leafOf(20, 62)]);
  print.pull(inks.dark, [gouge([x - 20, y - 30], [x + 20, y - 30], 1.6, random), gouge([x, y - 60], [x, y], 1.8, random)]);
}
