import { byLanguage } from '@parral/api-spec/languages';
import { defaultMaxQuantity } from '@parral/rules';
import type { Variant, Wine } from '../estate.ts';
import { bottleOf, type LabelPrint } from '../schemas/bottle.ts';
import { bottlesIn, type CaseInFile } from '../schemas/case.ts';
import { caseCategory } from '../schemas/lists.ts';
import type { Pictures } from './pictures.ts';

interface CaseContext {
  brand: { id: string; print: LabelPrint };
  /** The bottles of the catalogue, by sku. */
  bottles: ReadonlyMap<string, Variant>;
  pictures: Pictures;
}

const silent = byLanguage(() => '');

/** What only a bottle says of itself: grapes, ground, electronic label. The page of a case leads to those of its bottles. */
const ofBottles = {
  tastingNote: silent,
  appellation: '',
  grapes: [],
  soil: silent,
  soilDetail: silent,
  planted: silent,
  oak: silent,
  alcohol: 0,
  serving: { temperature: '', advice: silent },
  ingredients: [],
  nutrition: { kj: 0, kcal: 0, fat: 0, saturates: 0, carbohydrate: 0, sugars: 0, protein: 0, salt: 0 },
  recycling: [],
};

/** A case as the catalogue lists it: a product with one sku, of no vintage, as large as its bottles together. */
export function buildCase(one: CaseInFile, { brand, bottles, pictures }: CaseContext): Wine {
  const { slug, position, name, subtitle, badge, clubOnly, clubLevels, lead, stage, related, sku, contents, price, reducedPrice, memberPrice } = one;
  const parts = contents.flatMap(({ sku: part, bottles: count }) => {
    const bottle = bottles.get(part);
    return bottle === undefined ? [] : [{ ...bottle, count }];
  });
  const newest = Math.max(0, ...parts.map(({ vintage }) => vintage ?? 0));
  const photograph = one.picture === undefined ? null : pictures.named(one.picture, brand.id);
  const drawn = bottleOf({ ...one.bottle, shape: 'bordeaux' }, brand.print, newest, 'case');
  const variant: Variant = {
    sku,
    vintage: null,
    millilitres: parts.reduce((sum, { millilitres, count }) => sum + millilitres * count, 0),
    price,
    reducedPrice,
    memberPrice,
    stock: 0,
    soon: false,
    alcohol: 0,
    bestFrom: newest,
    bestTo: newest,
    name,
    bottle: { ...drawn, ...(photograph && { photograph: { address: photograph.src, width: photograph.width, height: photograph.height } }) },
    contents,
    // Limits count bottles; one case can always be bought.
    mostInLine: one.mostInLine ?? Math.max(1, Math.floor(defaultMaxQuantity / bottlesIn(contents))),
  };
  const shared = { slug, position, name, subtitle, badge, clubOnly, clubLevels, lead, stage, related };
  return { ...ofBottles, ...shared, category: caseCategory, type: caseCategory, brand: brand.id, variants: [variant] };
}
