/** Languages are a list (api-spec/src/languages.ts): no code knows one of them, and a new one asks for no change of code. */
import { describe, expect, test } from 'vitest';
import { namedLanguages } from './language-code.ts';
import { files, interfaceLanguages, read } from './sources.ts';

const codes = new Set(interfaceLanguages());

/** What may name a language, with the reason. */
const exempt = [
  /^api-spec\/src\/languages\.ts$/, // the one place
  /^packages\/payments\/src\/sandbox\/(?:browser\/words|challenge-page|bank-page)\.ts$/, // stands for somebody else's server, which has languages of its own
  /\.test\.tsx?$|\/testing\/|\/fixture\//, // tests know what their examples are written in
];

describe('languages', () => {
  test('are named by no file but the list: not compared with, not a type, not the keys of a record', () => {
    const searched = files('{api-spec,packages,apps}/**/*.{ts,tsx,mts}').filter((file) => !exempt.some((one) => one.test(file)));
    expect(searched.length).toBeGreaterThan(500);
    // What a story is an example of may be written by language; what it expects may not depend on one.
    const isExample = (file: string, place: string) => file.endsWith('.stories.tsx') && place.includes('record');
    const found = searched.flatMap((file) =>
      namedLanguages(file, read(file), codes)
        .filter((place) => !isExample(file, place))
        .map((place) => `${file}:${place}`),
    );
    expect(found).toEqual([]);
  });

  test.each([
    ["const title = language === 'es' ? 'Vinos' : 'Wines';"],
    ["const view = <p>{page.language !== 'en' && <b>x</b>}</p>;"],
    ["if ('es' == language) go();"],
    ["switch (language) { case 'en': go(); }"],
    ["const locale = tag.startsWith('es-ES');"],
    ["type Spoken = 'es' | 'en' | null;"],
    ["for (const language of ['es', 'en'] as const) go(language);"],
    ["const words = { es: 'Gratis', en: 'Free' };"],
  ])('the rule finds %s', (code) => {
    expect(namedLanguages('planted.tsx', code, codes)).toHaveLength(1);
  });

  test('and nothing else', () => {
    const innocent = "const at = { en: rest }; const same = one.language === other.language; go(['es'], tag === 'english', { es });";
    expect(namedLanguages('innocent.tsx', innocent, codes)).toEqual([]);
  });
});
