/** The engine names no estate: only a look's own folder and the demo's say the names of the demo's brands. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { files, read, root } from './sources.ts';

const brands = [...read('apps/estate/demo/brands.yaml').matchAll(/^ {2}- id: (\S+)$/gm)].map(([, id = '']) => id);

/**
 * A brand's name as a word: between letters of no word, in any of its cases, and as a part of a name in camel case
 * (`<name>Shelf`, `of<Name>`), but not as a part of another word.
 */
function named(brand: string): RegExp {
  const capital = `${brand[0]?.toUpperCase()}${brand.slice(1)}`;
  return new RegExp(String.raw`(?<!\p{L})(?:${brand}|${capital}|${brand.toUpperCase()})(?!\p{Ll})|(?<=\p{Ll})${capital}(?!\p{Ll})`, 'u');
}

/** Where they may be said: the folder of a look, the registry that is generated from the folders, and the demo estate's folder. */
const allowed = /^(?:packages\/ui\/src\/themes\/[a-z-]+\/|apps\/estate\/demo\/)/;
/** What is no text, and what is made from the rest. */
const notRead = /\.(?:jpg|png|webp|avif|mp4|pdf|woff2?)$|\/(?:node_modules|dist|storybook-static|test-results)\//;

test('the pattern finds a name as a word and in camel case, and not in another word', () => {
  const pattern = named('alba');
  for (const said of ['alba', 'of Alba.', 'ALBA', 'team_alba', '/images/alba/hero.svg', 'albaShelf', 'withAlba', "'alba'"])
    expect(pattern.test(said), said).toBe(true);
  for (const other of ['albacete', 'malba', 'Albany', 'balbaX']) expect(pattern.test(other), other).toBe(false);
});

describe('no file outside the looks and the demo says the name of a brand of the demo', () => {
  const texts = files('{api-spec,packages,apps}/**/*').filter((file) => !allowed.test(file) && !notRead.test(file) && statSync(join(root, file)).isFile());

  test.each(brands)('%s', (brand) => {
    expect(texts.length).toBeGreaterThan(1000);
    const pattern = named(brand);
    expect(texts.filter((file) => pattern.test(file) || pattern.test(read(file)))).toEqual([]);
  });
});
