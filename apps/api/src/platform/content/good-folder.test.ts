import { describe, expect, test } from 'vitest';
import type { Estate } from './estate.ts';
import { readEstate } from './read-estate-folder.ts';
import { someBlocks } from './testing/block-rules.ts';
import { filesOf, smallFolder } from './testing/small-folder.ts';

describe('a good folder', () => {
  test('is read into an estate that JSON carries unchanged, the same at every reading', async () => {
    const [first, second] = [await readSmall(), await readSmall()];
    expect(JSON.parse(JSON.stringify(first))).toEqual(JSON.parse(JSON.stringify(second)));
    expect(first.hash).toBe(second.hash);
  });

  test('changes its hash with any text, so that an import knows there is something new', async () => {
    const changed = { ...smallFolder(), 'pages/partials/foot.liquid': '<p>{{ brand.name }}!</p>\n' };
    const reading = await readEstate(filesOf(changed));
    expect(reading.ok && reading.estate.hash).not.toBe((await readSmall()).hash);
  });

  test('gives prices in integer cents, each sku its bottle, and the newest vintage first', async () => {
    const { wines } = await readSmall();
    const reserva = wines.find((wine) => wine.slug === 'reserva');
    expect(reserva?.brand).toBe('alba');
    expect(
      reserva?.variants.map(({ sku, millilitres, price, reducedPrice, alcohol, bottle }) => [
        sku,
        millilitres,
        price,
        reducedPrice,
        alcohol,
        bottle.shape,
        bottle.label.vintage,
      ]),
    ).toEqual([
      ['RESERVA-2020-37', 375, 1400, undefined, 14, 'half', 2020],
      ['RESERVA-2019-75', 750, 2450, undefined, 14, 'bordeaux', 2019],
      ['RESERVA-2019-150', 1500, 5600, 4990, 13.5, 'magnum', 2019],
    ]);
  });

  test('a wine says once for all vintages when it is at its best; a vintage says otherwise', async () => {
    const texts = smallFolder();
    const file = 'catalogue/alba/reserva.yaml';
    texts[file] = (texts[file] ?? '')
      .replace('alcohol: 14\n', 'alcohol: 14\nbestFrom: 2026\nbestTo: 2036\n')
      .replace('    bestFrom: 2025\n    bestTo: 2038\n', '')
      .replace('bestFrom: 2025, bestTo: 2040', 'bestTo: 2044');
    const reading = await readEstate(filesOf(texts));
    const reserva = reading.ok ? reading.estate.wines.find(({ slug }) => slug === 'reserva') : undefined;
    expect(reserva?.variants.map(({ sku, bestFrom, bestTo }) => [sku, bestFrom, bestTo])).toEqual([
      ['RESERVA-2020-37', 2025, 2032],
      ['RESERVA-2019-75', 2026, 2036],
      ['RESERVA-2019-150', 2026, 2044],
    ]);
    texts[file] = texts[file].replace('bestTo: 2044', 'bestTo: 2025');
    const wrong = await readEstate(filesOf(texts));
    expect(wrong.ok ? [] : wrong.problems.map(({ field, message }) => `${field}: ${message}`)).toEqual([
      'variants.1.bestTo: expected a year no earlier than bestFrom (2026), got 2025',
    ]);
  });

  test('gives each country the amount from which shipping is free, null where it never is', async () => {
    const { shipping } = await readSmall();
    expect(shipping.countries.map(({ code, price, freeFrom }) => [code, price, freeFrom])).toEqual([
      ['ES', 650, 15_000],
      ['IE', 2400, null],
    ]);
    const [spain] = shipping.countries;
    expect(spain?.zones.map(({ name, served, price, freeFrom }) => [name['en'], served, price, freeFrom])).toEqual([
      ['the Balearics', true, 1150, 25_000],
      ['the Canaries', false, 650, 15_000],
    ]);
  });

  test('pairs the languages of a page and gives menus their addresses in each', async () => {
    const { brands, pages } = await readSmall();
    expect(pages.find((page) => page.key === 'product' && page.language === 'en')?.alternates).toEqual({ es: 'vinos/:slug', en: 'wines/:slug' });
    expect(pages.find((page) => page.key === 'home')?.route).toBe('');
    expect(brands[0]?.navigation).toEqual({ es: [{ label: 'Vinos', href: '/es/catalogue' }], en: [{ label: 'Wines', href: '/en/catalogue' }] });
    expect(brands[0]?.paths['home']).toEqual({ es: '/es/', en: '/en/' });
  });

  test('gives pictures the room they will take, in the parts that pages share too', async () => {
    const { pages, partials } = await readSmall();
    expect(partials['foot']).toContain('<img width="640" height="480" src="/images/alba/hero.svg"');
    expect(pages.find((page) => page.key === 'home')?.template).toContain('<img width="640" height="480" src="/images/alba/hero.svg"');
  });
});

async function readSmall(): Promise<Estate> {
  const reading = await readEstate(filesOf(smallFolder()), { blocks: someBlocks });
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.estate;
}
