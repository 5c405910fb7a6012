/** Angles in degrees from straight down, to the front positive: of the upper half of a limb, and of the lower. */
export type Limb = readonly [upper: number, lower: number];

/** How somebody stands: the trunk leans from upright to the front; of both limbs the far one comes first. */
export type Pose = { lean: number; head?: number; arms: readonly [Limb, Limb]; legs: readonly [Limb, Limb] };

const still: Pose['legs'] = [
  [-7, -5],
  [7, 3],
];

export const poses = {
  standing: {
    lean: 1,
    arms: [
      [-10, 4],
      [8, 26],
    ],
    legs: still,
  },
  walking: {
    lean: 7,
    arms: [
      [-26, -4],
      [26, 58],
    ],
    legs: [
      [-16, -38],
      [25, 8],
    ],
  },
  climbing: {
    lean: 17,
    arms: [
      [-20, 14],
      [38, 72],
    ],
    legs: [
      [-12, -26],
      [54, 2],
    ],
  },
  picking: {
    lean: 82,
    head: 96,
    arms: [
      [26, 40],
      [8, 24],
    ],
    legs: [
      [-4, -12],
      [18, -8],
    ],
  },
  crouching: {
    lean: 34,
    head: 46,
    arms: [
      [52, 74],
      [40, 62],
    ],
    legs: [
      [58, -66],
      [96, -24],
    ],
  },
  carrying: {
    lean: 20,
    arms: [
      [120, 178],
      [104, 172],
    ],
    legs: [
      [-20, -34],
      [28, 4],
    ],
  },
  pushing: {
    lean: 34,
    head: 20,
    arms: [
      [92, 96],
      [84, 92],
    ],
    legs: [
      [-34, -44],
      [36, 0],
    ],
  },
  lifting: {
    lean: 22,
    arms: [
      [66, 84],
      [54, 78],
    ],
    legs: [
      [-18, -24],
      [26, 4],
    ],
  },
  sitting: {
    lean: 5,
    arms: [
      [34, 78],
      [46, 104],
    ],
    legs: [
      [84, 6],
      [88, -4],
    ],
  },
  pouring: {
    lean: 14,
    arms: [
      [-6, 20],
      [66, 84],
    ],
    legs: still,
  },
  raising: {
    lean: -3,
    head: -12,
    arms: [
      [-8, 10],
      [58, 138],
    ],
    legs: still,
  },
  pointing: {
    lean: 3,
    arms: [
      [-8, 8],
      [82, 96],
    ],
    legs: still,
  },
  laddering: {
    lean: 4,
    arms: [
      [128, 168],
      [70, 130],
    ],
    legs: [
      [62, -10],
      [6, 2],
    ],
  },
} as const satisfies Record<string, Pose>;

export type PoseName = keyof typeof poses;
