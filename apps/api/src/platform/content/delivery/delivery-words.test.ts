/** How long an order takes, from `shipping.yaml` into words; and what is wrong there, by file, line and field. */
import { describe, expect, test } from 'vitest';
import { edit, problemsAfter } from '../testing/changed-folder.ts';
import { smallFolder } from '../testing/small-folder.ts';
import { deliveryNote, deliveryPlaces, deliveryTimeOf } from './delivery-words.ts';

const place = (es: string, en: string, from: number, to: number) => ({
  name: { es, en },
  days: { from, to },
  zones: [] as { name: { es: string; en: string }; served: boolean }[],
});
const spain = {
  ...place('España', 'Spain', 2, 4),
  zones: [
    { ...place('Baleares', 'the Balearics', 4, 6), served: true },
    { name: { es: 'Canarias', en: 'the Canaries' }, served: false },
  ],
};
const terms = {
  delivery: { es: 'En España en {days}.', en: 'Within Spain in {days}.' },
  countries: [spain, place('Portugal', 'Portugal', 3, 5), place('Irlanda', 'Ireland', 1, 1), place('Francia', 'France', 3, 5)],
};

describe('in words', () => {
  test('of the first country, in a few words and in the note', () => {
    expect(deliveryTimeOf(terms)).toEqual({ es: '2 a 4 días laborables en España', en: '2 to 4 working days within Spain' });
    expect(deliveryNote(terms, 'en')).toBe('Within Spain in 2 to 4 working days.');
  });

  test('places by their time, parts of a country with another one among them, and nothing of where nothing is sent', () => {
    expect(deliveryPlaces(terms, 'es')).toEqual([
      { names: 'España', days: '2 a 4 días laborables' },
      { names: 'Baleares', days: '4 a 6 días laborables' },
      { names: 'Portugal y Francia', days: '3 a 5 días laborables' },
      { names: 'Irlanda', days: '1 día laborable' },
    ]);
  });

  test('a folder that says no days keeps its own words', () => {
    const silent = { countries: [{ ...spain, days: undefined, zones: [] }], deliveryTime: { es: 'Pronto', en: 'Soon' }, delivery: { es: 'Ya', en: 'Now' } };
    expect(deliveryTimeOf(silent).en).toBe('Soon');
    expect(deliveryPlaces(silent, 'en')).toEqual([]);
    expect(deliveryNote(silent, 'en')).toBe('Now');
  });
});

const shippingLines = String(smallFolder()['shipping.yaml']).split('\n');
const first = shippingLines.findIndex((line) => line.includes('price: 6.50'));

describe('estate check', () => {
  test.each([
    [
      'the longer time first',
      edit('shipping.yaml', 'price: 6.50', 'days: { from: 4, to: 2 }\n    price: 6.50'),
      `shipping.yaml:${first + 1} countries.0.days.to: is less than from`,
    ],
    [
      'days where nothing is sent',
      edit('shipping.yaml', 'served: false }', 'served: false, days: { from: 1, to: 2 } }'),
      'nothing is sent there (served: false), so it has no price, no freeFrom, no vat and no days',
    ],
    [
      'a carrier to a country that is not served',
      edit('shipping.yaml', 'countries:', 'carriers: [{ id: ebro, name: Ebro, days: { US: { from: 1, to: 2 } } }]\ncountries:'),
      'carriers.0.days.US: nothing is sent to US: expected a country of this file, such as ES',
    ],
    [
      'a holiday that is no day',
      edit('shipping.yaml', 'countries:', 'holidays: [tomorrow]\ncountries:'),
      'holidays.0: expected a day such as 2027-01-06, got "tomorrow"',
    ],
  ])('%s', async (_what, change, expected) => {
    expect(await problemsAfter(change)).toContain(expected);
  });
});
