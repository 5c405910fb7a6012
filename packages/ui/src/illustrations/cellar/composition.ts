import type { Point, Print } from '../kernel/index.ts';
import { createPrint, lerp } from '../kernel/index.ts';

/** Names a vault prints with; lists run from its mouth to the far door. */
export interface VaultInks {
  dark: string;
  depth: readonly string[];
  rib: readonly string[];
  course: readonly string[];
  ribCut: readonly string[];
  floor: string;
  floorJoint: string;
  floorLight: string;
  stave: string;
  head: string;
  rim: string;
  lamp: string;
  ray: string;
}

/** How a view down a vault is framed, in pixels. */
export type Composition = { width: number; height: number; inks: VaultInks; seed: number };

/** One arch of the vault: middle, half width, height, and the floor it stands on. */
export type Arch = { middle: number; half: number; height: number; floor: number };

/** A vault being printed. */
export type Scene = Composition & {
  print: Print;
  /** Where all lines meet, above the far door. */
  vanishing: Point;
  /** The arch at a nearness: 1 at the picture's edge, 0 at the far door. */
  arch: (near: number) => Arch;
};

/** Lays out an empty vault. */
export function openScene(composition: Composition): Scene {
  const { width, height } = composition;
  const vanishing: Point = [width * 0.56, height * 0.53];
  return {
    ...composition,
    print: createPrint(),
    vanishing,
    arch: (near) => ({
      middle: lerp(vanishing[0], width * 0.5, near),
      half: lerp(52, width * 0.66, near),
      height: lerp(62, height, near),
      floor: lerp(vanishing[1] + 40, height, near),
    }),
  };
}

/** A place on an arch's curve, by the angle from the right-hand springing. */
export const onArch = ({ middle, half, height, floor }: Arch, angle: number, share = 1): Point => [
  middle + Math.cos(angle) * half * share,
  floor - height * 0.42 - Math.sin(angle) * height * 0.56 * share,
];

/** The arch as an outline, floor to floor. */
export function archOutline(arch: Arch): Point[] {
  const { middle, half, height, floor } = arch;
  const curve = Array.from({ length: 27 }, (_, i) => onArch(arch, Math.PI * (1 - i / 26)));
  return [[middle - half, floor], [middle - half, floor - height * 0.42], ...curve, [middle + half, floor]];
}
