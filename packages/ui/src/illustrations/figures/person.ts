import type { Ink, Place, Point, Polygon, Print, Random } from '../kernel/index.ts';
import { cut, gouge, outline, placed, round } from '../kernel/index.ts';
import { type Limb, type Pose, type PoseName, poses } from './poses.ts';

export type PersonInks = { coat: Ink; legs: Ink; skin: Ink; hat: Ink; band: Ink; light: Ink };

/** Somebody in a scene; `y` is the ground under the feet, or the seat's height where one sits. */
export type Person = {
  x: number;
  y: number;
  height: number;
  pose: PoseName;
  facing?: 1 | -1;
  inks: PersonInks;
  head?: 'hat' | 'scarf' | 'bare' | 'helmet';
  /** On the back. */
  load?: { kind: 'pack' | 'basket'; ink: Ink; mark: Ink; grapes?: Ink };
  /** A staff from the near hand to the ground. */
  staff?: Ink;
};

/** Lengths in shares of the height. */
const [thigh, shin, trunk, upperArm, foreArm] = [0.245, 0.245, 0.315, 0.155, 0.15];
const turn = (degrees: number): number => (degrees * Math.PI) / 180;
const reach = ([x, y]: Point, degrees: number, length: number): Point => [x + Math.sin(turn(degrees)) * length, y + Math.cos(turn(degrees)) * length];

/** A limb's half: an outline that narrows from one joint to the next. */
function bone([ax, ay]: Point, [bx, by]: Point, near: number, far: number): Polygon {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [nx, ny] = [(by - ay) / length, -(bx - ax) / length];
  return [
    [ax + nx * near, ay + ny * near],
    [bx + nx * far, by + ny * far],
    [bx - nx * far, by - ny * far],
    [ax - nx * near, ay - ny * near],
  ];
}

function leg(hip: Point, [upper, lower]: Limb): Polygon[] {
  const knee = reach(hip, upper, thigh);
  const foot = reach(knee, lower, shin);
  const [fx, fy] = foot;
  const shoe: Polygon = [
    [fx - 0.032, fy - 0.03],
    [fx + 0.02, fy - 0.034],
    [fx + 0.085, fy - 0.004],
    [fx + 0.082, fy + 0.006],
    [fx - 0.034, fy + 0.006],
  ];
  return [bone(hip, knee, 0.062, 0.046), bone(reach(knee, upper + 180, 0.02), foot, 0.046, 0.028), shoe];
}

const arm = (shoulder: Point, [upper, lower]: Limb): { sleeve: Polygon[]; hand: Point } => {
  const elbow = reach(shoulder, upper, upperArm);
  const hand = reach(elbow, lower, foreArm);
  return { sleeve: [bone(shoulder, elbow, 0.043, 0.036), bone(reach(elbow, upper + 180, 0.014), reach(elbow, lower, foreArm * 0.94), 0.036, 0.025)], hand };
};

/** In units of the head: middle on zero, radius 1, looking to the right. */
const headwear = {
  hat: {
    hat: '-2,-0.2 -1,-0.42 -0.86,-1.5 -0.3,-1.72 0.5,-1.68 0.92,-1.44 1.02,-0.46 2.1,-0.26 2.06,0.02 0.4,-0.12 -1.2,-0.06 -1.96,0.06',
    band: '-0.92,-0.82 1,-0.84 1.02,-0.42 -0.98,-0.38',
  },
  scarf: { hat: '-1.1,0.9 -1.3,-0.2 -0.9,-1.06 0,-1.3 0.8,-1 1,-0.5 0.2,-0.3 -0.2,0.5 -0.5,1.3 -1.4,1.6', band: '' },
  helmet: { hat: '-1.2,-0.16 -1.1,-0.9 -0.5,-1.4 0.4,-1.42 1.05,-0.9 1.2,-0.3 1.7,-0.2 1.6,0', band: '' },
  bare: { hat: '-1,0.3 -1.08,-0.4 -0.6,-1.08 0.3,-1.14 0.86,-0.6 0.2,-0.5 -0.3,-0.1 -0.5,0.5', band: '' },
} as const;

const tilted = (shape: Polygon, degrees: number): Polygon => {
  const [c, s] = [Math.cos(turn(degrees)), Math.sin(turn(degrees))];
  return shape.map(([x, y]): Point => [x * c - y * s, x * s + y * c]);
};

/** The outlines of somebody a unit tall, feet on zero. */
function figureOf({ lean, head: nod, arms, legs }: Pose, seated: boolean) {
  const ground = seated ? 0 : Math.max(...legs.map(([upper, lower]) => Math.cos(turn(upper)) * thigh + Math.cos(turn(lower)) * shin));
  const hip: Point = [0, -ground - (seated ? 0.05 : 0)];
  const shoulder = reach(hip, 180 - lean, trunk);
  const nape = reach(shoulder, 180 - (nod ?? lean) * 0.8, 0.098);
  const skirt = reach(hip, -lean, 0.035);
  return {
    hip,
    shoulder,
    head: nape,
    nod: nod ?? lean,
    farLeg: leg([hip[0] - 0.012, hip[1]], legs[0]),
    nearLeg: leg([hip[0] + 0.012, hip[1]], legs[1]),
    coat: [...bone(reach(shoulder, -lean, 0.02), skirt, 0.088, 0.084)]
      .toSpliced(1, 0, ...bone(reach(shoulder, -lean, 0.12), hip, 0.094, 0.076).slice(0, 2))
      .toSpliced(5, 0, ...bone(reach(shoulder, -lean, 0.12), hip, 0.094, 0.076).slice(2)),
    yoke: [...round(shoulder[0], shoulder[1] + 0.012, 0.078, 9, 0.05)],
    farArm: arm(reach(shoulder, -lean, 0.03), arms[0]),
    nearArm: arm(reach(shoulder, -lean, 0.03), arms[1]),
  };
}

/** Prints somebody and tells where the near hand is, for what it holds. */
export function printPerson(print: Print, { x, y, height, pose, facing = 1, inks, head = 'hat', load, staff }: Person, random: Random): Point {
  const place: Place = { x, y, size: height, facing };
  const shape: Pose = poses[pose];
  const figure = figureOf(shape, pose === 'sitting');
  const knife = { step: Math.max(3, height * 0.1), amp: height * 0.0035 };
  const carve = (ink: Ink, outlines: readonly Polygon[]) =>
    print.pull(
      ink,
      outlines.map((one) => cut(placed(one, place), knife, random)),
    );
  const engrave = (ink: Ink, marks: readonly (readonly [Point, Point, number])[]) =>
    print.pull(
      ink,
      marks.map(([a, b, width]) => gouge(placed([a], place)[0] as Point, placed([b], place)[0] as Point, width * height, random)),
    );

  const { farArm, nearArm, shoulder, hip } = figure;
  const [hx, hy] = nearArm.hand;
  carve(inks.coat, farArm.sleeve);
  carve(inks.skin, [round(farArm.hand[0], farArm.hand[1], 0.024, 8)]);
  carve(inks.legs, [...figure.farLeg, ...figure.nearLeg]);
  if (load) {
    const back = reach([(shoulder[0] + hip[0]) / 2, (shoulder[1] + hip[1]) / 2], 180 - shape.lean - 90, -0.12);
    const tip = tilted(outline(load.kind === 'pack' ? '-0.08,-0.13 0.07,-0.14 0.07,0.12 -0.1,0.12' : '-0.17,-0.26 0.12,-0.2 0.08,0.16 -0.1,0.14'), shape.lean);
    const at = (p: Polygon): Polygon => p.map(([a, b]): Point => [a + back[0], b + back[1]]);
    if (load.grapes) carve(load.grapes, [at(tilted(outline('-0.19,-0.24 -0.13,-0.33 -0.06,-0.3 0,-0.33 0.07,-0.28 0.13,-0.19'), shape.lean))]);
    carve(load.ink, [at(tip)]);
    const weave = load.kind === 'pack' ? [-0.06, 0.03] : [-0.14, -0.05, 0.04];
    engrave(
      load.mark,
      weave.map((dy) => [at(tilted([[-0.12, dy]], shape.lean))[0] as Point, at(tilted([[0.08, dy]], shape.lean))[0] as Point, 0.018]),
    );
  }
  carve(inks.coat, [figure.coat, figure.yoke]);
  const [cx, cy] = figure.head;
  const skull = (one: Polygon): Polygon => tilted(one, figure.nod * 0.75).map(([a, b]): Point => [cx + a * 0.056, cy + b * 0.056]);
  carve(inks.skin, [skull(round(0, 0, 1, 11, 1.12)), skull(outline('0.8,-0.2 1.26,0.24 0.7,0.5')), bone(shoulder, [cx, cy], 0.03, 0.03)]);
  const wear = headwear[head];
  carve(inks.hat, [skull(outline(wear.hat))]);
  if (wear.band) print.pull(inks.band, [placed(skull(outline(wear.band)), place)]);
  if (staff) engrave(staff, [[[hx + 0.01, hy - 0.12], [hx + 0.045, 0], 0.026]]);
  carve(inks.coat, nearArm.sleeve);
  carve(inks.skin, [round(hx, hy, 0.026, 8)]);
  const along = (share: number, side: number): Point => {
    const [px, py] = reach(shoulder, -shape.lean, trunk * share);
    return [px - Math.cos(turn(shape.lean)) * side, py - Math.sin(turn(shape.lean)) * side];
  };
  engrave(inks.light, [
    [along(0.16, 0.05), along(0.92, 0.048), 0.017],
    [along(0.3, 0.012), along(0.86, 0.014), 0.012],
  ]);
  return placed([nearArm.hand], place)[0] as Point;
}
