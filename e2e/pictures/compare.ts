/**
 * `node pictures/compare.ts BEFORE AFTER [--diff DIR] [--rename oria=casa …]`: page by page, whether the pictures of two folders are the
 * same, and how many pixels differ. A picture of the differences stands in AFTER/diff, or in the folder named. `--rename` says
 * what a name in BEFORE is called in AFTER. Ends with 1 when anything differs.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { diff: { type: 'string' }, rename: { type: 'string', multiple: true, default: [] } },
});
const [before, after] = positionals;
if (before === undefined || after === undefined) throw new Error('Say which two folders: node pictures/compare.ts BEFORE AFTER');
const diffs = values.diff ?? join(after, 'diff');
const renames = values.rename.map((pair) => pair.split('=') as [string, string]);
const renamed = (name: string) => renames.reduce((so, [from, to]) => so.replaceAll(from, to), name);

const picturesIn = async (folder: string) => (await readdir(folder)).filter((name) => name.endsWith('.png')).sort();
const there = new Set(await picturesIn(after));
const tally = { same: 0, different: 0, gone: 0, new: 0 };
const say = (kind: keyof typeof tally, name: string, more = '') => {
  tally[kind] += 1;
  console.log(`${kind.padEnd(9)}  ${name}${more && `  ${more}`}`);
};

await mkdir(diffs, { recursive: true });
for (const name of await picturesIn(before)) {
  const now = renamed(name);
  if (!there.delete(now)) {
    say('gone', name);
    continue;
  }
  const found = difference(await readFile(join(before, name)), await readFile(join(after, now)));
  if (found === null) {
    say('same', now);
    continue;
  }
  await writeFile(join(diffs, now), PNG.sync.write(found.picture));
  say('different', now, found.what);
}
for (const name of there) say('new', name);
console.log(
  `\n${Object.entries(tally)
    .map(([kind, many]) => `${many} ${kind}`)
    .join(', ')}`,
);
process.exitCode = tally.different + tally.gone + tally.new > 0 ? 1 : 0;

/** What differs between two PNG files, and a picture of it; null when every pixel is the same. */
function difference(one: Buffer, other: Buffer): { what: string; picture: PNG } | null {
  if (one.equals(other)) return null;
  const [was, is] = [PNG.sync.read(one), PNG.sync.read(other)];
  const [width, height] = [Math.max(was.width, is.width), Math.max(was.height, is.height)];
  const picture = new PNG({ width, height });
  const pixels = pixelmatch(within(was, width, height), within(is, width, height), picture.data, width, height, { threshold: 0, includeAA: true });
  if (pixels === 0) return null;
  const sizes = was.width === is.width && was.height === is.height ? '' : `, ${was.width}×${was.height} → ${is.width}×${is.height}`;
  return { what: `${pixels} pixels${sizes}`, picture };
}

/** The pixels on a sheet of that size; what is beside the picture is transparent, and so differs from everything. */
function within(picture: PNG, width: number, height: number): Buffer {
  const sheet = new PNG({ width, height });
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet.data;
}
