import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readWrittenDay } from './written-day.ts';

const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
const forms: Readonly<Record<string, (y: string, m: string, d: string) => string>> = {
  'as the mask has it': (y, m, d) => `${d} / ${m} / ${y}`,
  'with points': (y, m, d) => `${Number(d)}.${Number(m)}.${y}`,
  'with points and blanks': (y, m, d) => `${Number(d)}. ${Number(m)}. ${y}`,
  'with hyphens': (y, m, d) => `${d}-${m}-${y}`,
  'with strokes, short': (y, m, d) => ` ${Number(d)}/${Number(m)}/${y} `,
  'figures alone': (y, m, d) => `${d}${m}${y}`,
  ISO: (y, m, d) => `${y}-${m}-${d}`,
  'ISO with a time': (y, m, d) => `${y}-${m}-${d}T00:00:00.000Z`,
  'year first, with strokes': (y, m, d) => `${y}/${m}/${d}`,
};

it.each(Object.keys(forms))('every day, written %s, is that day', (name) => {
  fc.assert(
    fc.property(days, (iso) => {
      const [y = '', m = '', d = ''] = iso.split('-');
      return readWrittenDay(forms[name]?.(y, m, d) ?? '') === iso;
    }),
    { numRuns: 2000 },
  );
});

it.each([
  ['19920229', '1992-02-29'],
  ['19 / 92 / 0229', '1992-02-29'],
  ['20011225', '2001-12-25'],
  ['2/29/1992', '1992-02-29'],
  // Either could be the day: it is where the mask has it.
  ['20121992', '1992-12-20'],
  ['3/4/1992', '1992-04-03'],
  ['30021992', undefined],
  ['29.2.1991', undefined],
  ['29.2.92', undefined],
  ['29021892', undefined],
  ['', undefined],
  ['12', undefined],
  ['1992-13-01', undefined],
])('%j → %j', (written, iso) => {
  expect(readWrittenDay(written)).toBe(iso);
});
