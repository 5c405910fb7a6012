import { dawnInks, landscapeInks, nightInks } from '../inks.ts';
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

/** First light in harvest, for the visit of that name. */
export const dawn: Composition = {
  ...hero,
  width: 640,
  height: 560,
  inks: dawnInks,
  horizon: 284,
  soil: 560,
  clouds: [
    { x: 420, y: 96, width: 270, height: 26 },
    { x: 130, y: 168, width: 190, height: 13 },
  ],
  pines: [
    { x: 572, y: 470, height: 120, crown: 142 },
    { x: 286, y: 560, height: 252, crown: 290 },
  ],
  disc: { x: 454, y: 262, radius: 46 },
  river: undefined,
  dovecote: { x: 96, y: 446 },
  vines: [],
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
