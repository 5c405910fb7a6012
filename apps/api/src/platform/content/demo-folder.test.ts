import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { byLanguage } from '@parral/api-spec/languages';
import { clubPageSize } from '@parral/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Estate } from './estate.ts';
import { formatProblem } from './problem.ts';
import { readEstateFolder } from './read-estate-folder.ts';
import { deliveryPlaces, deliveryTimeOf } from './delivery/delivery-words.ts';
import { pageContext } from './templates/page-context.ts';
import { renderPageTemplate } from './templates/render-page-template.ts';

let estate: Estate;

beforeAll(async () => {
  const reading = await readEstateFolder(fileURLToPath(new URL('../../../../estate/demo', import.meta.url)));
  if (!reading.ok) throw new Error(reading.problems.map(formatProblem).join('\n'));
  estate = reading.estate;
});

describe('the demo estate is rich enough to judge by', () => {
  test('both brands have twelve wines or more, in vintages and formats, red, white, rosé and large', () => {
    expect(estate.brands).toHaveLength(2);
    for (const { id } of estate.brands) {
      const wines = estate.wines.filter((wine) => wine.brand === id);
      expect(wines.length).toBeGreaterThanOrEqual(12);
      expect(new Set(wines.map((wine) => wine.category))).toEqual(new Set(['red', 'white', 'rose', 'large', 'case']));
      const bottles = wines.filter(({ category }) => category !== 'case');
      expect(new Set(bottles.flatMap((wine) => wine.variants.map((variant) => variant.millilitres)))).toEqual(new Set([375, 750, 1500]));
      expect(wines.some((wine) => new Set(wine.variants.map((variant) => variant.vintage)).size >= 3)).toBe(true);
    }
  });

  test('some skus are low, some sold out, some reduced, some not on sale yet', () => {
    const skus = estate.wines.flatMap((wine) => wine.variants);
    expect(skus.some((sku) => sku.stock > 0 && sku.stock <= 6)).toBe(true);
    expect(skus.some((sku) => sku.stock === 0 && !sku.soon)).toBe(true);
    expect(skus.some((sku) => sku.reducedPrice !== undefined)).toBe(true);
    expect(skus.some((sku) => sku.soon)).toBe(true);
  });

  test('each brand has a case of six and a mixed one, cheaper than their bottles one by one', () => {
    const prices = new Map(estate.wines.flatMap(({ variants }) => variants.map(({ sku, price, reducedPrice }) => [sku, reducedPrice ?? price])));
    for (const { id } of estate.brands) {
      const cases = estate.wines.flatMap(({ brand, variants }) => (brand === id ? variants.filter(({ contents }) => contents !== undefined) : []));
      expect(cases.map(({ contents = [] }) => [contents.length > 1, contents.reduce((sum, { bottles }) => sum + bottles, 0)])).toEqual([
        [false, 6],
        [true, 6],
      ]);
      for (const { price, contents = [] } of cases)
        expect(price).toBeLessThan(contents.reduce((sum, { sku, bottles }) => sum + (prices.get(sku) ?? 0) * bottles, 0));
    }
  });

  test('the ground of every wine has its picture in the brand’s own hand (fault: a broken image on the product page)', () => {
    const pictureOf = ({ brand, stage }: Estate['wines'][number]) => `images/${brand}/${stage === 'terrace' ? 'terrace' : `strata-${stage}`}.svg`;
    const missing = estate.wines.filter((wine) => !existsSync(new URL(`../../../../estate/demo/${pictureOf(wine)}`, import.meta.url)));
    expect(missing.map((wine) => `${wine.slug}: ${pictureOf(wine)}`)).toEqual([]);
  });

  test('every wine declares sulphites as an allergen, as EU Regulation 2021/2117 asks', () => {
    const bottles = estate.wines.filter(({ category }) => category !== 'case');
    const silent = bottles.filter((wine) => !wine.ingredients.some(({ name, allergen }) => allergen && name.en.includes('sulphites')));
    expect(silent.map((wine) => wine.slug)).toEqual([]);
  });

  test('the club’s selection of each brand is a choice, not its whole catalogue, and long enough for See more', () => {
    for (const { id } of estate.brands) {
      const chosen = estate.club.highlighted[id] ?? [];
      expect(chosen.length).toBeGreaterThan(clubPageSize);
      const wines = estate.wines.filter(({ brand }) => brand === id).map(({ slug }) => slug);
      expect(wines).toEqual(expect.arrayContaining(chosen));
      expect(chosen.length).toBeLessThan(wines.length);
    }
  });

  test('sections 2 and 9, word by word: pickup from Monday to Sunday, 10:30 to 15:00', () => {
    for (const { pickup } of estate.brands) expect(pickup.hours).toEqual({ es: 'Lunes a domingo, de 10:30 a 15:00', en: 'Monday to Sunday, 10:30 to 15:00' });
  });

  test('section 4: its permanent levels are those of the specification, the others end', () => {
    const named = (isPermanent: boolean) => estate.club.levels.filter(({ permanent }) => permanent === isPermanent).map(({ level }) => level);
    const teams = estate.brands.map(({ id }) => `team_${id}`);
    expect(named(true).toSorted()).toEqual(['ambassador', 'collaborator', 'shareholder', ...teams].toSorted());
    expect(named(false)).toEqual(['bronze', 'platinum']);
  });

  test('there are visits, members of every level and coupons in every state', () => {
    expect(estate.experiences.length).toBeGreaterThanOrEqual(6);
    expect(new Set(estate.members.map((member) => member.level)).size).toBe(7);
    const { coupons } = estate;
    expect(coupons.some((coupon) => coupon.percent === 100)).toBe(true);
    expect(coupons.some((coupon) => !coupon.active)).toBe(true);
    expect(coupons.some((coupon) => coupon.maxUses !== null && coupon.uses >= coupon.maxUses)).toBe(true);
    expect(coupons.some((coupon) => coupon.validUntil !== undefined && coupon.validUntil < '2026-01-01')).toBe(true);
    expect(coupons.some((coupon) => coupon.amount !== undefined)).toBe(true);
  });

  test('fault "a mail to the estate asks for a command, or for the card provider’s pages": what the office has an action for is done there', () => {
    for (const { name, language, body } of estate.mail.templates)
      expect(body, `${name}.${language}`).not.toMatch(/<code>|estate (?:order|member|visit)|Stripe/);
    const told = estate.mail.templates.filter(({ name }) => name.endsWith('-notice') || name === 'group-request');
    expect(told.map(({ name, body }) => [name, /href="\{\{ (?:order|club|group)\.office \}\}"/.test(body)])).toEqual(told.map(({ name }) => [name, true]));
  });

  test('what the terms of sale say of the time of delivery stands in shipping.yaml (fault: "elsewhere, four to eight" stood in the text)', () => {
    const countries = estate.shipping.countries.map((country) => ({ ...country, days: { from: 9, to: 9 }, zones: [] }));
    const deliveryPlacesByLanguage = byLanguage((language) => deliveryPlaces({ countries }, language));
    const shipping = { deliveryTime: { es: '', en: '' }, deliveryPlaces: deliveryPlacesByLanguage, levels: estate.club.levels };
    const terms = estate.pages.filter(({ key }) => key === 'terms');
    expect(terms).toHaveLength(4);
    for (const page of terms) {
      const brand = estate.brands.find(({ id }) => id === page.brand);
      const html = (brand && renderPageTemplate(page.template, pageContext(brand, page, shipping), estate.partials)) ?? '';
      expect(html).toMatch(page.language === 'es' ? /España, .* y Suecia: 9 días laborables,/ : /Spain, .* and Sweden: 9 working days,/);
      expect(html).not.toMatch(/cuatro a ocho|four to eight/);
    }
  });

  test('what the club page says of goals and terms stands in club.yaml (fault: 600 € and twelve months, where platinum is 900 € and 24)', () => {
    const levels = estate.club.levels.map((level) => ({ ...level, goal: level.permanent ? undefined : level.goal! + 1100, months: level.months + 7 }));
    const pages = estate.pages.filter(({ key }) => key === 'club');
    expect(pages).toHaveLength(4);
    for (const page of pages) {
      const brand = estate.brands.find(({ id }) => id === page.brand);
      const html =
        brand === undefined ? '' : renderPageTemplate(page.template, pageContext(brand, page, { deliveryTime: { es: '', en: '' }, levels }), estate.partials);
      const amounts = [...html.matchAll(/€\s?(\d+)|(\d+)\s?€/g)].map(([, before, after]) => Number(before ?? after));
      expect(new Set(amounts), page.language).toEqual(new Set([311, 911]));
      const months = [...html.matchAll(/(\d+) (?:meses|months)/g)].map(([, count]) => Number(count));
      expect(new Set(months), page.language).toEqual(new Set([19, 31]));
      expect(html, page.language).not.toMatch(/\b(?:doce|veinticuatro|twelve|twenty-four)\b/i);
    }
  });

  test('each page has at most one first heading of its own, and each picture a description', () => {
    for (const page of estate.pages) {
      const brand = estate.brands.find((candidate) => candidate.id === page.brand);
      const html =
        brand === undefined
          ? ''
          : renderPageTemplate(
              page.template,
              pageContext(
                brand,
                page,
                { deliveryTime: deliveryTimeOf(estate.shipping), levels: estate.club.levels },
                { slug: 'reserva', token: 'view_example' },
              ),
              estate.partials,
            );
      expect(html.match(/<h1/g)?.length ?? 0, `${page.brand}/${page.language}/${page.route}`).toBeLessThanOrEqual(1);
      expect(html.match(/<img(?![^>]*\balt=)[^>]*>/g)).toBeNull();
    }
  });
});
