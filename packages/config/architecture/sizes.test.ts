/** A file is one idea that has a name: neither a chest of drawers nor a splinter of one. */
import { describe, expect, test } from 'vitest';
import { importersOf } from './imports.ts';
import { read, sources } from './sources.ts';

/**
 * A ratchet: the most of all files that may be splinters. Whoever gets below lowers the figure here; nobody raises it.
 * A part that one file uses, and nobody tests or names, stands in that file.
 */
const most = {
  /** share of files under 15 lines */
  short: 0.19,
  /** share of files under 30 lines that one file imports, tests counted */
  usedOnce: 0.127,
};

const all = sources();
const lines = new Map(all.map((file) => [file, read(file).trimEnd().split('\n').length]));
const lengthOf = (file: string) => lines.get(file) ?? 0;
const quantile = (files: readonly string[], share: number) => files.map(lengthOf).toSorted((a, b) => a - b)[Math.floor(files.length * share)] ?? 0;

describe('the size of files', () => {
  test('none is longer than 400 lines, one in ten longer than 220, half longer than 110', () => {
    expect(all.filter((file) => lengthOf(file) > 400)).toEqual([]);
    expect(quantile(all, 0.9)).toBeLessThan(220);
    expect(quantile(all, 0.5)).toBeLessThanOrEqual(110);
  });

  test('splinters only get fewer', () => {
    const written = all.filter((file) => !/\.(?:test|suite|stories|e2e)\.tsx?$/.test(file));
    const importers = importersOf(all);
    const short = written.filter((file) => lengthOf(file) < 15);
    const usedOnce = written.filter((file) => lengthOf(file) < 30 && importers.get(file)?.length === 1);
    const shares = { short: short.length / written.length, usedOnce: usedOnce.length / written.length };
    const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
    console.log(
      `${written.length} source files beside tests, median ${quantile(written, 0.5)} lines; ${percent(shares.short)} under 15 lines (at most ${percent(most.short)}), ` +
        `${percent(shares.usedOnce)} under 30 lines and used once (at most ${percent(most.usedOnce)})`,
    );
    // By room, so that whoever turned the ratchet the wrong way sees where.
    const rooms = Object.groupBy(usedOnce, (file) => file.split('/').slice(0, 2).join('/'));
    const told = Object.entries(rooms).map(([room, found = []]) => `${room}: ${found.length}`);
    expect(shares.short, 'share of files under 15 lines').toBeLessThanOrEqual(most.short);
    expect(shares.usedOnce, `share of files under 30 lines that one file uses (${told.join(', ')})`).toBeLessThanOrEqual(most.usedOnce);
  });
});
