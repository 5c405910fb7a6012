import type { Point, Polygon } from '@parral/ui/illustrations/drawing';
import { createPrint, cut, leaf, round, seeded, svgFile } from '@parral/ui/illustrations/drawing';

const size = 96;
const [x, y] = [size / 2, size / 2];
const field = 31;
const inks = { paper: '#f6ead6', sky: '#ecdcc0', sun: '#d09a48', ground: '#2f4a43', soil: '#8a3f18', light: '#d9925f' } as const;
/** Where the furrows meet. */
const away: Point = [x + 3, y - 4];

/** The emblem of the fund that helps to pay for the demo, which nobody has but the demo: a ploughed field under the sun in a ring of leaves. */
export function drawEmblem(): string {
  const print = createPrint();
  const random = seeded(9201);
  const carved = (outline: Polygon, amp = 0.25) => cut(outline, { step: 7, amp }, random);
  print.pull(inks.paper, [carved(round(x, y, 46.5, 40))]);
  print.pull(inks.ground, [carved(round(x, y, 44.5, 40))]);
  const leaves = Array.from({ length: 10 }, (_, i) => turned(leaf(x, y - 37.6, 10.6, 42), i * 36));
  print.pull(inks.paper, leaves);
  print.pull(inks.sky, [round(x, y, field, 48)]);
  print.pull(inks.sun, [carved(round(x - 9, y - 13, 6.2, 18))]);
  print.pull(inks.soil, [wedge(8, 172)]);
  const furrows = [14, 36, 57, 77, 97, 117, 137, 157];
  print.pull(
    inks.light,
    furrows.map((from, i) => carved(wedge(from, from + 7 + (i % 3)), 0.2)),
  );
  print.pull(inks.ground, [
    carved([
      [x - field + 1.4, away[1] + 3.5],
      [x - 20, away[1] - 1.5],
      [x - 6, away[1] + 1],
      [x + 6, away[1] - 3],
      [x + 18, away[1] - 0.5],
      [x + field - 1.2, away[1] + 4],
      [x + 8, away[1] + 2.6],
      [x - 10, away[1] + 2.8],
    ]),
  ]);
  return svgFile({ print, width: size, height: size });
}

/** The part of the field between two directions from where the furrows meet; degrees, 0 to the right, 90 to the reader. */
function wedge(from: number, to: number): Polygon {
  const steps = Math.max(2, Math.ceil((to - from) / 6));
  return [away, ...Array.from({ length: steps + 1 }, (_, i) => edge(from + ((to - from) * i) / steps))];
}

/** Where the way from there leaves the field. */
function edge(degrees: number): Point {
  const [dx, dy] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [ox, oy] = [away[0] - x, away[1] - y];
  const along = ox * dx + oy * dy;
  const reach = -along + Math.sqrt(along ** 2 - (ox ** 2 + oy ** 2 - field ** 2));
  return [away[0] + dx * reach, away[1] + dy * reach];
}

function turned(outline: Polygon, degrees: number): Polygon {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return outline.map(([px, py]): Point => [x + (px - x) * cos - (py - y) * sin, y + (px - x) * sin + (py - y) * cos]);
}
