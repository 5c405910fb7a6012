import type { Point, Polygon } from '../../../illustrations/drawing.ts';
import { cut, gouge, type Random, round, seeded } from '../../../illustrations/drawing.ts';
import type { Picker, Scene } from './composition.ts';
import { type Contour, wallHeight } from './contours.ts';

type Garment = 'trousers' | 'shirt' | 'skin' | 'hat' | 'basket' | 'grapes';

/** Figures a unit tall, feet on zero, turned to the right. */
const poses: Readonly<Record<Picker['pose'], Readonly<Partial<Record<Garment, readonly Polygon[]>>>>> = {
  carrying: {
    trousers: [
      [
        [-0.15, 0],
        [-0.11, -0.46],
        [0.12, -0.46],
        [0.2, -0.02],
        [0.27, 0],
        [0.12, 0.01],
        [0.02, -0.33],
        [-0.06, 0.01],
      ],
    ],
    basket: [
      [
        [-0.4, -0.52],
        [-0.44, -0.9],
        [-0.12, -0.92],
        [-0.14, -0.5],
      ],
    ],
    grapes: [
      [
        [-0.44, -0.89],
        [-0.36, -0.97],
        [-0.28, -0.94],
        [-0.2, -0.98],
        [-0.12, -0.91],
      ],
    ],
    shirt: [
      [
        [-0.12, -0.43],
        [-0.15, -0.72],
        [-0.06, -0.81],
        [0.1, -0.8],
        [0.15, -0.7],
        [0.13, -0.43],
      ],
      [
        [0.02, -0.72],
        [0.2, -0.56],
        [0.1, -0.47],
        [0.04, -0.5],
      ],
    ],
    skin: [round(0.06, -0.88, 0.075, 9), round(0.17, -0.52, 0.045, 7)],
    hat: [
      [
        [-0.1, -0.92],
        [0.22, -0.9],
        [0.14, -0.95],
        [0.11, -1.02],
        [0, -1.03],
        [-0.03, -0.96],
      ],
    ],
  },
  picking: {
    trousers: [
      [
        [-0.2, 0],
        [-0.17, -0.5],
        [0.06, -0.5],
        [0.08, -0.3],
        [0.12, 0],
        [0.02, 0],
        [-0.04, -0.28],
        [-0.1, 0],
      ],
    ],
    shirt: [
      [
        [-0.18, -0.46],
        [-0.12, -0.62],
        [0.16, -0.74],
        [0.3, -0.68],
        [0.28, -0.54],
        [0.06, -0.42],
      ],
      [
        [0.2, -0.66],
        [0.3, -0.64],
        [0.42, -0.36],
        [0.35, -0.32],
      ],
    ],
    skin: [round(0.37, -0.7, 0.07, 9), round(0.4, -0.31, 0.045, 7)],
    hat: [
      [
        [0.24, -0.74],
        [0.52, -0.68],
        [0.46, -0.76],
        [0.42, -0.83],
        [0.33, -0.84],
        [0.29, -0.78],
      ],
    ],
    basket: [
      [
        [0.3, 0],
        [0.26, -0.19],
        [0.58, -0.19],
        [0.54, 0],
      ],
    ],
    grapes: [
      [
        [0.27, -0.18],
        [0.34, -0.25],
        [0.42, -0.22],
        [0.5, -0.26],
        [0.57, -0.18],
      ],
    ],
  },
};
const order: readonly Garment[] = ['basket', 'grapes', 'trousers', 'skin', 'shirt', 'hat'];

function printPicker({ print, inks }: Scene, { x, height, pose, facing }: Picker, foot: number, random: Random): void {
  const stand = (outline: Polygon): Polygon => outline.map(([dx, dy]): Point => [x + dx * height * facing, foot + dy * height]);
  const ink = { trousers: inks.dark, shirt: inks.lime, skin: inks.tile, hat: inks.dark, basket: inks.dark, grapes: inks.wine };
  for (const garment of order)
    print.pull(
      ink[garment],
      (poses[pose][garment] ?? []).map((outline) => cut(stand(outline), { step: 7, amp: 0.35 }, random)),
    );
  const weave = pose === 'carrying' ? [-0.62, -0.72, -0.82] : [-0.06, -0.13];
  const reach = pose === 'carrying' ? ([-0.38, -0.17] as const) : ([0.31, 0.53] as const);
  print.pull(
    inks.ochre,
    weave.map((dy) => gouge([x + reach[0] * height * facing, foot + dy * height], [x + reach[1] * height * facing, foot + dy * height], 1.7, random)),
  );
  const folds: readonly Polygon[] = [
    stand([
      [-0.1, -0.46],
      [-0.06, -0.68],
      [-0.03, -0.66],
      [-0.06, -0.46],
    ]),
  ];
  print.pull(inks.stone, pose === 'carrying' ? folds : []);
}

/** By hand since 1924: those who pick and carry on terrace `k`. */
export function printPickers(scene: Scene, k: number, foot: Contour): void {
  scene.pickers?.forEach((picker, i) => {
    if (picker.terrace !== k) return;
    printPicker(scene, picker, foot(picker.x) - wallHeight(k) - 1, seeded(scene.seed * 31 + 100 + i));
  });
}
