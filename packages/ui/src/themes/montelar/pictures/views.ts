import { landscapeInks, nightInks } from '../inks.ts';
import type { Composition } from './composition.ts';

/** The home page's first screen: title in the sky left, lead text under the last wall right. */
export const hero: Composition = {
  width: 1440,
  height: 1048,
  inks: landscapeInks,
  seed: 4,
  ridge: 466,
  hillX: 1050,
  gather: 1,
  depth: 426,
  hut: 408,
  pickers: [
    { terrace: 5, x: 566, height: 50, pose: 'carrying', facing: -1 },
    { terrace: 5, x: 640, height: 48, pose: 'carrying', facing: -1 },
    { terrace: 6, x: 588, height: 58, pose: 'picking', facing: -1 },
  ],
  skyTop: 100,
  sun: { x: 1270, y: 152, radius: 40 },
  birds: { x: 838, y: 228 },
};

/** For phones, drawn 1.6 times as large as shown: the text stands above, village and last wall stay. */
export const heroPhone: Composition = {
  ...hero,
  // Of a picture shown so much smaller a whole pixel is not seen, and it is a fifth lighter.
  unit: 1,
  width: 624,
  height: 776,
  ridge: 284,
  hillX: 424,
  gather: 1.55,
  depth: 396,
  hut: 1120,
  pickers: [
    { terrace: 5, x: 332, height: 52, pose: 'carrying', facing: 1 },
    { terrace: 5, x: 388, height: 50, pose: 'carrying', facing: 1 },
  ],
  skyTop: 6,
  sun: { x: 556, y: 96, radius: 25 },
  birds: { x: 170, y: 70 },
};

/** The church on its hill, framed by the story. */
export const church: Composition = {
  ...hero,
  width: 480,
  height: 520,
  ridge: 268,
  hillX: 214,
  gather: 1.25,
  skyTop: 8,
  hut: undefined,
  pickers: undefined,
  sun: undefined,
  birds: { x: 74, y: 118 },
};

/** The same by night, on the club's code card. */
export const night: Composition = {
  ...church,
  width: 860,
  height: 344,
  inks: nightInks,
  ridge: 262,
  hillX: 520,
  gather: 1.15,
  sun: { x: 306, y: 78, radius: 27 },
  birds: undefined,
};
