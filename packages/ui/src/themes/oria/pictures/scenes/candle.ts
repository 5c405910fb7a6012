import type { Point, Polygon, Print, Random } from '../../../../illustrations/drawing.ts';
import { between, box, cut, gouge } from '../../../../illustrations/drawing.ts';
import { candleInks as inks } from '../../inks.ts';

/** The light of flames: short cuts all round each of them. */
export function printRays(print: Print, at: readonly Point[], { from, reach, count }: { from: number; reach: number; count: number }, random: Random): void {
  const rays = at.flatMap(([x, y]) =>
    Array.from({ length: count }, (_, i): Polygon => {
      const angle = (i / count) * Math.PI * 2;
      const near = from * between(random, 0.9, 1.2);
      const far = near + reach * between(random, 0.5, 1.2);
      return gouge([x + Math.cos(angle) * near, y + Math.sin(angle) * near], [x + Math.cos(angle) * far, y + Math.sin(angle) * far], 2.4, random);
    }),
  );
  print.pull(inks.pale, rays);
}

/** Candles of a height, each standing on its point. */
export function printCandles(print: Print, feet: readonly Point[], tall: number, random: Random): Point[] {
  print.pull(
    inks.pale,
    feet.map(([x, y]) => cut(box(x - tall * 0.12, y - tall, x + tall * 0.12, y), { step: 8, amp: 0.3 }, random)),
  );
  const flames = feet.map(([x, y]): Point => [x, y - tall * 1.42]);
  print.pull(
    inks.flame,
    flames.map(([x, y]) => [
      [x, y - tall * 0.36],
      [x + tall * 0.14, y + tall * 0.06],
      [x + tall * 0.07, y + tall * 0.3],
      [x - tall * 0.07, y + tall * 0.3],
      [x - tall * 0.14, y + tall * 0.06],
    ]),
  );
  return flames;
}
