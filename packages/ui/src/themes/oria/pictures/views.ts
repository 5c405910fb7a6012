import { coats, dawnInks, landscapeInks, nightInks } from '../inks.ts';
import { type Composition, vinesAlong } from './composition.ts';

/** The home page's descent: text in the sky, then plain, then soil down to the rock of the next section. */
export const hero: Composition = {
  width: 1440,
  height: 1064,
  inks: landscapeInks,
  seed: 11,
  horizon: 516,
  soil: 798,
  clouds: [
    { x: 842, y: 262, width: 360, height: 40 },
    { x: 1210, y: 418, width: 346, height: 20 },
    { x: 576, y: 396, width: 259, height: 16 },
    { x: 1397, y: 345, width: 173, height: 12 },
  ],
  pines: [
    { x: 108, y: 728, height: 215, crown: 250 },
    { x: 367, y: 680, height: 128, crown: 150 },
    { x: 190, y: 784, height: 330, crown: 350 },
    { x: 1339, y: 698, height: 150, crown: 176 },
  ],
  river: { far: 0.6, near: 0.5, bend: 0.2 },
  dovecote: { x: 1064, y: 640 },
  vines: vinesAlong(518, 1470, 40),
  vineSize: 40,
  layers: [
    { soil: 'humus', share: 15 },
    { soil: 'gravel', share: 30 },
    { soil: 'clay', share: 32 },
    { soil: 'limestone', share: 23 },
  ],
  grain: 1,
};

/** For phones, drawn 1.6 times as large as shown: the text stands above. */
export const heroPhone: Composition = {
  ...hero,
  // Of a picture shown so much smaller a whole pixel is not seen, and it is a fifth lighter.
  unit: 1,
  width: 624,
  height: 900,
  horizon: 356,
  soil: 646,
  clouds: [
    { x: 420, y: 120, width: 250, height: 30 },
    { x: 560, y: 262, width: 200, height: 15 },
    { x: 420, y: 226, width: 130, height: 9 },
  ],
  pines: [
    { x: 52, y: 566, height: 176, crown: 200 },
    { x: 146, y: 634, height: 316, crown: 306 },
    { x: 566, y: 540, height: 116, crown: 140 },
  ],
  river: { far: 0.68, near: 0.6, bend: 0.22 },
  dovecote: { x: 470, y: 512 },
  vines: vinesAlong(262, 654, 38),
  vineSize: 38,
  grain: 0.9,
};

const basket = { kind: 'basket', ink: dawnInks.straw, mark: dawnInks.dark, grapes: dawnInks.rust } as const;

/** First light in harvest, for the visit of that name: the crew on the cut edge. */
export const dawn: Composition = {
  ...hero,
  width: 1080,
  height: 560,
  field: 'bright',
  inks: dawnInks,
  horizon: 262,
  soil: 516,
  clouds: [
    { x: 800, y: 90, width: 320, height: 26 },
    { x: 300, y: 130, width: 230, height: 14 },
  ],
  pines: [
    { x: 1000, y: 410, height: 112, crown: 142 },
    { x: 94, y: 490, height: 262, crown: 300 },
  ],
  disc: { x: 590, y: 244, radius: 62 },
  river: { far: 0.66, near: 0.86, bend: 0.1 },
  dovecote: { x: 330, y: 392 },
  vines: vinesAlong(30, 1110, 62),
  vineSize: 62,
  crew: [
    { x: 196, height: 136, pose: 'picking', inks: coats.paper },
    { x: 402, height: 140, pose: 'picking', facing: -1, inks: coats.clay, head: 'scarf' },
    { x: 610, height: 146, pose: 'carrying', inks: coats.paper, load: basket },
    { x: 774, height: 138, pose: 'picking', inks: coats.clay },
    { x: 946, height: 140, pose: 'picking', facing: -1, inks: coats.paper },
  ],
  layers: [{ soil: 'humus', share: 1 }],
};

/** For phones: sun, pine, and three of the crew. */
export const dawnPhone: Composition = {
  ...dawn,
  width: 624,
  height: 760,
  horizon: 352,
  soil: 700,
  clouds: [
    { x: 460, y: 112, width: 250, height: 24 },
    { x: 150, y: 190, width: 190, height: 13 },
  ],
  pines: [{ x: 104, y: 664, height: 330, crown: 330 }],
  disc: { x: 388, y: 330, radius: 58 },
  river: undefined,
  dovecote: { x: 520, y: 508 },
  vines: vinesAlong(20, 650, 66),
  vineSize: 66,
  crew: [
    { x: 130, height: 148, pose: 'picking', inks: coats.paper },
    { x: 330, height: 158, pose: 'carrying', inks: coats.clay, load: basket },
    { x: 520, height: 150, pose: 'picking', facing: -1, inks: coats.paper, head: 'scarf' },
  ],
};

/** The same by night, on the club's code card. */
export const night: Composition = {
  ...hero,
  width: 860,
  height: 344,
  inks: nightInks,
  horizon: 192,
  soil: 400,
  clouds: [{ x: 650, y: 84, width: 250, height: 20 }],
  pines: [
    { x: 84, y: 346, height: 158, crown: 232 },
    { x: 236, y: 396, height: 262, crown: 330 },
    { x: 396, y: 318, height: 84, crown: 150 },
  ],
  disc: { x: 530, y: 66, radius: 24 },
  river: { far: 0.86, near: 0.98, bend: 0.06 },
  dovecote: undefined,
  vines: [],
};
