/** `npm run estate -- new <folder>`: a small, complete estate that its people fill with their own. */
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { FileCommand } from '@parral/api';
import { brandThemes, themes } from '@parral/ui/themes/registry';

const template = resolve(import.meta.dirname, '../new-estate');
const demo = resolve(import.meta.dirname, '../demo');
/** Texts of the demo in which nothing is the demo's: mails, and two legal pages. What the template has of them stands over these. */
const neutral = ['mail/*.liquid', 'pages/partials/{cookies,withdrawal}-*.liquid'];

/** What the template's theme file differs from: its first picture is drawn for words in the sky. */
const base = brandThemes.find((name) => themes[name].variants.hero === 'sky') ?? brandThemes[0];

/** The template's brand, as its texts and its folders have it. */
const templateBrand = { id: 'valdelumbre', name: 'Valdelumbre' };

export const newEstate: FileCommand = {
  name: 'new',
  usage: 'new <folder> [name]',
  summary: 'write a small estate to begin with; the name is the folder’s where none is given',
  needs: 'files',
  async run(_config, { args: [folder, name = nameOf(folder ?? '')], output }) {
    const id = idOf(name);
    if (folder === undefined || id === '') {
      output.fail("Where to? Name a folder that is not there yet, estate new <folder> [name], such as estate new ../my-winery 'My winery'.");
      return 2;
    }
    if (existsSync(folder) && readdirSync(folder).length > 0) {
      output.fail(`${resolve(folder)} is not empty. Nothing was written: name a folder that is not there yet.`);
      return 1;
    }
    for (const [file, content] of filesFor({ id, name })) {
      const path = join(folder, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
    }
    output.print(`${resolve(folder)} holds ${name}: one brand, three wines, one visit, invented so that you see where things go.`);
    output.print(`What is left to fill in: npm run estate -- check ${folder}`);
    output.print(`To see it:               ESTATE_FOLDER=${folder} npm start`);
    return 0;
  },
};

/** The files of a new estate, by their path in its folder. */
function filesFor(brand: { id: string; name: string }): Map<string, string> {
  const withId = (text: string) => text.replace('base: BASE', `base: ${base}`).replaceAll(templateBrand.id, brand.id);
  // The name stands in YAML alone, between single quotes.
  const withName = (text: string) => text.replaceAll(`'${templateBrand.name}'`, `'${brand.name.replaceAll("'", "''")}'`);
  const files = new Map<string, string>();
  for (const [from, patterns] of [
    [demo, neutral],
    [template, ['**/*.*']],
  ] as const)
    for (const file of globSync(patterns, { cwd: from }))
      files.set(withId(file.replaceAll('\\', '/')), withName(withId(readFileSync(join(from, file), 'utf8'))));
  return files;
}

/** `../bodegas-solano` → Bodegas solano */
function nameOf(folder: string): string {
  const words = basename(resolve(folder))
    .replaceAll(/[-_.]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** As folders and addresses have it: `Viña Ébano` → vina-ebano; empty when the name has no letter of the alphabet. */
function idOf(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^[-\d]+|-+$/g, '');
}
