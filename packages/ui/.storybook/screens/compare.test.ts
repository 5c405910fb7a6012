/** What a change touches is shown, and nothing else. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compare, reportOf } from './compare.ts';

let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'screens-'));
  for (const folder of ['before', 'now']) mkdirSync(join(home, folder));
});
afterEach(() => rmSync(home, { recursive: true }));

/** A picture of one grey, with so many of its pixels darker. */
function picture(folder: string, name: string, { width = 20, darker = 0 } = {}): void {
  const png = new PNG({ width, height: 10 });
  for (let at = 0; at < width * 10; at += 1) png.data.set(at < darker ? [74, 70, 64, 255] : [230, 228, 220, 255], at * 4);
  writeFileSync(join(home, folder, name), PNG.sync.write(png));
}
const compared = () => compare(join(home, 'before'), join(home, 'now'), join(home, 'difference'));

test('pictures that are the same are no difference, whatever their files say', () => {
  picture('before', 'a.png');
  picture('now', 'a.png');
  expect(compared()).toEqual([]);
  expect(existsSync(join(home, 'difference/a.png'))).toBe(false);
});

test('a few pixels of another shade, another size, a new picture and one that is gone are each told, and drawn where they can be', () => {
  picture('before', 'muted.png');
  picture('now', 'muted.png', { darker: 3 });
  picture('before', 'size.png');
  picture('now', 'size.png', { width: 24 });
  picture('before', 'was.png');
  picture('now', 'is.png');
  const found = compared();
  expect(found).toEqual([
    { name: 'is.png', kind: 'new' },
    { name: 'muted.png', kind: 'different', pixels: 3 },
    { name: 'size.png', kind: 'different', pixels: 40 },
    { name: 'was.png', kind: 'gone' },
  ]);
  expect(existsSync(join(home, 'difference/muted.png'))).toBe(true);
  const report = reportOf(found, 4);
  expect(report).toContain('<h1>4 of 4 pictures differ</h1>');
  for (const side of ['before', 'now', 'difference']) expect(report).toContain(`src="${side}/muted.png"`);
  expect(report).not.toContain('src="before/is.png"');
});
