/** Chance that can be had again: the same numbers for the same seed (`SEED=… npx playwright test`), a fixed one otherwise. */
export interface SeededRandom {
  seed: number;
  /** A whole number from the first to the second, both included. */
  between(least: number, most: number): number;
  pick<T>(from: readonly [T, ...T[]]): T;
}

export function seededRandom(seed = Number(process.env['SEED'] ?? 20_261)): SeededRandom {
  let state = seed >>> 0;
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return { seed, between, pick: (from) => from[between(0, from.length - 1)] ?? from[0] };
}
