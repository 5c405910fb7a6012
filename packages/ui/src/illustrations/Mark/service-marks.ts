import { box, round } from '../kernel/index.ts';
import { leaf } from '../leaf.ts';
import type { Hand, Piece } from './piece.ts';

/** A month with one day picked. */
export const calendar = ({ carve }: Hand): Piece[] => {
  const days: Piece[] = [];
  for (let column = 0; column < 4; column++)
    for (let week = 0; week < 3; week++) {
      const [x, y] = [14 + column * 10.2, 27 + week * 9.4];
      const picked = column === 2 && week === 1;
      days.push({ shape: picked ? leaf(x + 2.5, y + 2.8, 9.8, 42) : carve(box(x, y, x + 5, y + 5), 4, 0.25), cuts: [] });
    }
  return [
    {
      shape: carve(
        [
          [8, 13],
          [56, 12],
          [56, 56],
          [8, 57],
        ],
        9,
        0.3,
      ),
      cuts: [
        [
          [11, 24],
          [53, 23.6],
          [53, 53],
          [11, 53.6],
        ],
        box(16.4, 14.4, 17.6, 18.4),
        box(42.4, 14.4, 43.6, 18.4),
      ],
    },
    { shape: box(18.4, 6, 21.8, 12), cuts: [] },
    { shape: box(44.4, 6, 47.8, 12), cuts: [] },
    ...days,
  ];
};

/** A van on its way. */
export const van = ({ carve, line }: Hand): Piece[] => {
  const wheel = (x: number): Piece => ({ shape: round(x, 47.4, 5.9, 16), cuts: [round(x, 47.4, 1.9, 10)] });
  return [
    {
      shape: carve(
        [
          [3, 18],
          [38, 17],
          [38, 46],
          [23.4, 46],
          [21, 40.8],
          [15, 39],
          [9, 40.8],
          [6.6, 46],
          [3, 46],
        ],
        8,
        0.3,
      ),
      cuts: [line(8, 24, 31, 23.6, 1.8), line(8, 29.6, 25, 29.6, 1.8), line(8, 35, 33, 34.6, 1.8)],
    },
    {
      shape: carve(
        [
          [40, 25],
          [52, 25],
          [60, 35],
          [60, 46],
          [57.4, 46],
          [55, 40.8],
          [49, 39],
          [43, 40.8],
          [41, 46],
          [40, 46],
        ],
        8,
        0.3,
      ),
      cuts: [
        [
          [43.6, 28.4],
          [50, 28.4],
          [55, 34.6],
          [43.6, 34.6],
        ],
      ],
    },
    wheel(15),
    wheel(49),
  ];
};

const bow = [
  [22.4, 8.4],
  [32, 7.4],
  [41.6, 8.4],
  [27.2, 16.6],
  [36.8, 16.6],
  [32, 24.8],
] as const;

/** The club's key: its bow six grapes, its two bits turned to the two houses. */
export const key = ({ carve }: Hand): Piece[] => [
  ...bow.map(([x, y]): Piece => ({ shape: carve(round(x, y, 4.5, 16), 3, 0.2), cuts: [] })),
  {
    shape: [
      [27.4, 31.2],
      [30.5, 31.2],
      [30.5, 30.2],
      [33.5, 30.2],
      [33.5, 31.2],
      [36.6, 31.2],
      [36.6, 33.6],
      [33.5, 33.6],
      [33.6, 44],
      [46, 44],
      [46, 50],
      [42.6, 50],
      [42.6, 47.6],
      [39.8, 47.6],
      [39.8, 50.4],
      [37, 50.4],
      [37, 47.6],
      [33.6, 47.6],
      [33.6, 60],
      [32, 62],
      [30.4, 60],
      [30.4, 54.6],
      [27, 54.6],
      [27, 57.4],
      [24.2, 57.4],
      [24.2, 54.6],
      [21.4, 54.6],
      [21.4, 57],
      [18, 57],
      [18, 51],
      [30.4, 51],
      [30.5, 33.6],
      [27.4, 33.6],
    ],
    cuts: [],
  },
];
