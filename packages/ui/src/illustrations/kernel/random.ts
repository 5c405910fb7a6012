/** Draws the next number, 0 ≤ n < 1. */
export type Random = () => number;

/** mulberry32: the same seed gives the same row of numbers on every machine. */
export function seeded(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Smoothed value noise over the number line, −1 to 1, one hill or hollow per unit. */
export function smoothNoise(seed: number): (x: number) => number {
  const heights = new Map<number, number>();
  const heightAt = (cell: number): number => {
    let height = heights.get(cell);
    if (height === undefined) {
      const random = seeded(seed * 7919 + cell * 104729);
      random();
      height = random() * 2 - 1;
      heights.set(cell, height);
    }
    return height;
  };
  return (x) => {
    const cell = Math.floor(x);
    const along = x - cell;
    const eased = along * along * (3 - 2 * along);
    return heightAt(cell) * (1 - eased) + heightAt(cell + 1) * eased;
  };
}

/** A number between `low` and `high`, drawn from `random`. */
export const between = (random: Random, low: number, high: number): number => low + (high - low) * random();

/** −`reach` to `reach`. */
export const jitter = (random: Random, reach: number): number => (random() - 0.5) * 2 * reach;
