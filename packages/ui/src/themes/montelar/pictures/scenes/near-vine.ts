import type { Ink, Print, Random } from '../../../../illustrations/drawing.ts';
import { gouge, tuft, vine, vineLights } from '../../../../illustrations/drawing.ts';

export type VineLook = { leaves: Ink; light: Ink; shadow?: Ink; /** where the shadow falls: 1 to the right */ falls?: 1 | -1 };

/** A vine in its own light, `size` wide, with its shadow on the ground. */
export function printVine(print: Print, x: number, y: number, size: number, { leaves, light, shadow, falls = 1 }: VineLook, random: Random): void {
  if (shadow) print.pull(shadow, [gouge([x - size * 0.12 * falls, y + size * 0.04], [x + size * 1.05 * falls, y + size * 0.12], size * 0.14, random)]);
  print.pull(leaves, size > 15 ? vine(x, y, size, random) : [tuft(x, y, size, size * 0.72, random)]);
  print.pull(light, vineLights(x, y, size, random, size > 40 ? 7 : size > 24 ? 5 : 3));
}
