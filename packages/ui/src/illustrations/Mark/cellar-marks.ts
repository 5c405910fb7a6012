import { box, lerp, type Point, round } from '../kernel/index.ts';
import type { Hand, Piece } from './piece.ts';

/** A barrel from its side. */
export const barrel = ({ carve, line }: Hand): Piece[] => {
  const hoop = (y: number): Point[] => [
    [8.4, y],
    [55.6, y],
    [55.6, y + 2.2],
    [8.4, y + 2.2],
  ];
  const staves = [
    [18, 16],
    [26, 25.4],
    [38, 38.6],
    [46, 48],
  ] as const;
  const pieces: readonly (readonly [number, number])[] = [
    [13, 18.8],
    [21.6, 41.4],
    [44.2, 51],
  ];
  return [
    {
      shape: carve(
        [
          [13, 12],
          [51, 12],
          [57, 32],
          [51, 52],
          [13, 52],
          [7, 32],
        ],
        7,
        0.3,
      ),
      cuts: [hoop(19.4), hoop(42), round(32, 31.8, 3.2, 12), ...staves.flatMap(([top, foot]) => pieces.map(([from, to]) => line(top, from, foot, to, 1.5)))],
    },
  ];
};

/** The mouth of a vault, a barrel inside. */
export const cellar = ({ carve, line }: Hand): Piece[] => {
  const joints = [
    [8, 32, 14.6, 33],
    [11, 23, 17, 26.8],
    [16, 15, 21.4, 20.6],
    [25.6, 10, 27.6, 16.4],
    [38.4, 10, 36.4, 16.4],
    [48, 15, 42.6, 20.6],
    [53, 23, 47, 26.8],
    [56, 32, 49.4, 33],
    [8, 44, 14.6, 44],
    [49.4, 44, 56, 44],
  ] as const;
  const mouth: Point[] = [
    [16, 56],
    [16, 32],
    [19, 24],
    [25, 18.5],
    [32, 16.5],
    [39, 18.5],
    [45, 24],
    [48, 32],
    [48, 56],
  ];
  const arch: Point[] = [
    [6, 56],
    [6, 30],
    [10, 19],
    [20, 10],
    [32, 7],
    [44, 10],
    [54, 19],
    [58, 30],
    [58, 56],
  ];
  const vault: Point[] = [
    [21, 56],
    [21, 34],
    [24, 27.5],
    [32, 22.5],
    [40, 27.5],
    [43, 34],
    [43, 56],
    [40, 56],
    [40, 36],
    [32, 28],
    [24, 36],
    [24, 56],
  ];
  return [
    { shape: carve([...arch, ...mouth.toReversed()], 8, 0.3), cuts: joints.map(([x1, y1, x2, y2]) => line(x1, y1, x2, y2, 1.5)) },
    { shape: vault, cuts: [] },
    { shape: carve(round(32, 49, 6.6), 5, 0.3), cuts: [round(32, 49, 2, 10)] },
  ];
};

/** A corkscrew with a wooden grip. */
export const corkscrew = ({ carve, line }: Hand): Piece[] => {
  const spiral = Array.from({ length: 41 }, (_, i): readonly [Point, Point] => {
    const t = i / 40;
    const x = 32 + Math.sin(t * Math.PI * 6) * lerp(7.5, 4, t);
    const y = 29 + t * 31;
    const half = lerp(1.9, 0.6, t);
    return [
      [x - half, y - 0.6],
      [x + half, y + 0.9],
    ];
  });
  return [
    {
      shape: carve(
        [
          [6, 11],
          [58, 9],
          [60, 13],
          [57, 18],
          [8, 19],
          [4, 15],
        ],
        7,
        0.4,
      ),
      cuts: [line(11, 15, 52, 13, 2)],
    },
    { shape: box(30.4, 17.5, 33.6, 30), cuts: [] },
    { shape: [...spiral.map(([left]) => left), ...spiral.map(([, right]) => right).toReversed()], cuts: [] },
  ];
};

/** A tasting glass. */
export const glass = ({ carve, line }: Hand): Piece[] => [
  {
    shape: carve(
      [
        [17, 5],
        [47, 5],
        [49, 20],
        [44, 31],
        [34.5, 36],
        [34.5, 54],
        [46, 57],
        [46, 59.5],
        [18, 59.5],
        [18, 57],
        [29.5, 54],
        [29.5, 36],
        [20, 31],
        [15, 20],
      ],
      7,
      0.35,
    ),
    cuts: [
      [
        [19.6, 7.6],
        [44.4, 7.6],
        [45.4, 15],
        [18.6, 15],
      ],
      line(21, 20, 24.6, 28.6, 2),
    ],
  },
];
