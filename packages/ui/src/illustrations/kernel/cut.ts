import type { Point, Polygon } from './geometry.ts';
import { lerp } from './geometry.ts';
import type { Random } from './random.ts';
import { jitter } from './random.ts';

/** How a knife runs along an edge: mean facet length and sideways reach, in sheet units. */
export type Knife = { step: number; amp: number };

/**
 * Cuts an outline out with a knife: every side is resampled at irregular steps (× .55–1.45), each
 * point pushed along the normal. Straight facets only.
 */
export function cut(outline: Polygon, { step, amp }: Knife, random: Random): Polygon {
  const out: Point[] = [];
  outline.forEach((from, i) => {
    const to = outline[(i + 1) % outline.length] ?? from;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (length < 0.01) return;
    const normal: Point = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
    out.push([from[0] + jitter(random, amp * 0.3), from[1] + jitter(random, amp * 0.3)]);
    for (let at = step * (0.55 + random() * 0.9); at < length - step * 0.4; at += step * (0.55 + random() * 0.9)) {
      const push = jitter(random, amp);
      out.push([lerp(from[0], to[0], at / length) + normal[0] * push, lerp(from[1], to[1], at / length) + normal[1] * push]);
    }
  });
  return out;
}
