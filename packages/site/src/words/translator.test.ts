import fc from 'fast-check';
import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { translator } from './translator.ts';

const words = fc.stringMatching(/^[a-zA-Z áéñ€.,%-]{0,12}$/);
const name = fc.constantFrom('name', 'count', 'total', 'wine');
const text = fc
  .array(
    fc.oneof(
      words,
      name.map((one) => `{{${one}}}`),
    ),
    { maxLength: 5 },
  )
  .map((parts) => parts.join(''))
  .filter((made) => made !== '');
const messages = fc.dictionary(fc.constantFrom('a', 'b', 'b_zero', 'b_one', 'b_other', 'c_one', 'c_other', 'd_other'), text, { minKeys: 1 });
const values = fc.dictionary(fc.constantFrom('name', 'total', 'wine'), fc.oneof(words, fc.nat(1000)), { noNullPrototype: true });

describe('translator', () => {
  it('reads messages as i18next does: names, plurals in both languages, zero, missing keys', () => {
    fc.assert(
      fc.property(
        messages,
        fc.constantFrom('a', 'b', 'c', 'd', 'none'),
        values,
        fc.option(fc.nat(30), { nil: undefined }),
        fc.constantFrom('es' as const, 'en' as const),
        (all, key, given, count, language) => {
          const whole = count === undefined ? given : { ...given, count };
          const instance = i18next.createInstance();
          void instance.init({
            lng: language,
            resources: { [language]: { ns: all } },
            defaultNS: 'ns',
            fallbackLng: false,
            keySeparator: false,
            nsSeparator: false,
            initAsync: false,
            interpolation: { escapeValue: false },
          });
          const translate = translator<Record<string, string>>(all, language);
          expect(translate(key, whole)).toBe(instance.t(key, whole));
        },
      ),
      { numRuns: 400 },
    );
  });

  it('a telephone number in a sentence is not parted at a line’s end', () => {
    expect(translator({ ask: 'Llámenos al {{phone}}.' }, 'es')('ask', { phone: '+34 941 00 19 24' })).toBe('Llámenos al +34\u00A0941\u00A000\u00A019\u00A024.');
  });

  it('prints no value that nobody gave, least of all one of Object', () => {
    expect(translator({ a: 'x{{constructor}}y' }, 'es')('a', { name: 'z' })).toBe('x{{constructor}}y');
  });
});
