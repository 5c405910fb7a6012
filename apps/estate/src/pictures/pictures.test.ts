import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandThemes } from '@parral/ui/themes/registry';
import { describe, expect, it } from 'vitest';
import { demo, demoPictures } from './demo-pictures.ts';
import { brandLooks, picturesOf, writePictures } from './pictures.ts';

const images = join(demo, 'images');

it.each(Object.entries(demoPictures))('%s is the file that is committed: after a change run `pnpm --filter @parral/estate pictures`', (path, draw) => {
  expect(readFileSync(join(images, path), 'utf8') === draw()).toBe(true);
});

it('leaves no drawing in the demo that nothing draws', () => {
  const files = readdirSync(images, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svg'));
  expect(files.toSorted()).toEqual(Object.keys(demoPictures).toSorted());
});

describe('the pictures of another estate', () => {
  const [first, second] = brandThemes;

  it('are those of its brands’ themes, under the brands’ own names', () => {
    const paths = Object.keys(
      picturesOf([
        { id: 'alba', theme: first },
        { id: 'brisa', theme: second },
      ]),
    );
    expect(paths).toEqual(expect.arrayContaining(['alba/hero.svg', 'alba/hero-phone.svg', 'brisa/hero.svg', 'club/alba-night.svg', 'club/brisa-night.svg']));
    expect(paths.filter((path) => !/^(?:alba|brisa|club)\//.test(path))).toEqual([]);
  });

  it('leave what the estate has of its own, and a theme of its own is drawn by the one that it is based on', () => {
    const folder = mkdtempSync(join(tmpdir(), 'estate-'));
    try {
      mkdirSync(join(folder, 'images/alba'), { recursive: true });
      mkdirSync(join(folder, 'themes/alba'), { recursive: true });
      writeFileSync(join(folder, 'brands.yaml'), 'brands: [{ id: alba, theme: alba }]\n');
      writeFileSync(join(folder, 'themes/alba/theme.yaml'), `base: ${first}\n`);
      writeFileSync(join(folder, 'images/alba/hero.jpg'), 'a photograph');
      writeFileSync(join(folder, 'images/alba/hero-phone.svg'), 'its own');
      const looks = brandLooks(folder);
      expect(looks).toEqual([{ id: 'alba', theme: first }]);
      const written = writePictures(folder, picturesOf(looks), { anew: false });
      expect(written).toContain('club/alba-night.svg');
      expect(written).not.toContain('alba/hero.svg');
      expect(readFileSync(join(folder, 'images/alba/hero-phone.svg'), 'utf8')).toBe('its own');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
