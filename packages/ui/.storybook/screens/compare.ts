import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** A picture that is not what it was. */
export interface Difference {
  name: string;
  /** pixels that differ; undefined where there is a picture on one side alone */
  pixels?: number;
  kind: 'different' | 'new' | 'gone';
}

/**
 * Compares two folders of pictures, and draws into `differences` what is another in each. Both were drawn by one browser, so every pixel
 * counts.
 */
export function compare(before: string, now: string, differences: string): Difference[] {
  rmSync(differences, { recursive: true, force: true });
  mkdirSync(differences, { recursive: true });
  const pictures = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.png'));
  const there = new Set(pictures(now));
  const gone = pictures(before).filter((name) => !there.has(name));
  const known = new Set(pictures(before));
  const found: Difference[] = gone.map((name) => ({ name, kind: 'gone' }));
  for (const name of there) {
    if (!known.has(name)) found.push({ name, kind: 'new' });
    else {
      const pixels = difference(join(before, name), join(now, name), join(differences, name));
      if (pixels > 0) found.push({ name, kind: 'different', pixels });
    }
  }
  return found.toSorted((one, other) => one.name.localeCompare(other.name));
}

function difference(before: string, now: string, to: string): number {
  const [one, other] = [readFileSync(before), readFileSync(now)];
  if (one.equals(other)) return 0;
  const [was, is] = [PNG.sync.read(one), PNG.sync.read(other)];
  const [width, height] = [Math.max(was.width, is.width), Math.max(was.height, is.height)];
  const picture = new PNG({ width, height });
  const pixels = pixelmatch(within(was, width, height), within(is, width, height), picture.data, width, height, { threshold: 0.02 });
  if (pixels > 0) writeFileSync(to, PNG.sync.write(picture));
  return pixels;
}

/** The pixels on a sheet of that size; what is beside the picture is transparent, and so differs from everything. */
function within(picture: PNG, width: number, height: number): Buffer {
  const sheet = new PNG({ width, height });
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet.data;
}

/** The page that shows each difference: before, after, and what is another. */
export function reportOf(found: readonly Difference[], all: number): string {
  const picture = (folder: string, name: string) => `<figure><img loading="lazy" src="${folder}/${name}" alt=""><figcaption>${folder}</figcaption></figure>`;
  const rows = found.map(({ name, kind, pixels }) => {
    const folders = kind === 'new' ? ['now'] : kind === 'gone' ? ['before'] : ['before', 'now', 'difference'];
    const what = pixels === undefined ? kind : `${pixels} pixels`;
    return `<section><h2>${name.replace('.png', '')} <small>${what}</small></h2><div>${folders.map((folder) => picture(folder, name)).join('')}</div></section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures that differ</title>
<style>body{font:16px/1.5 system-ui;margin:32px}h2{font-size:17px;margin:40px 0 8px}small{color:#666;font-weight:400}div{display:grid;grid-template-columns:repeat(3,1fr);gap:16px}figure{margin:0}img{max-width:100%;border:1px solid #ddd}figcaption{font-size:14px;color:#555}</style>
<h1>${found.length} of ${all} pictures differ</h1>${rows.join('\n')}</html>
`;
}
