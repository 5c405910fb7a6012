import type { components } from '@parral/api-spec';
import type { Language, Variant } from '../../platform/content/index.ts';
import { decimal } from './format-name.ts';
import type { WineData } from './load-catalogue.ts';
import en from './messages.en.ts';
import es from './messages.es.ts';

type Fact = components['schemas']['Fact'];
type Nutrient = components['schemas']['Nutrient'];

const words = { es, en };

/** The facts panel of the product page; `variant` is the sku the page opens with. */
export function facts(wine: WineData, variant: Variant, language: Language): Fact[] {
  const word = words[language];
  const grapes = wine.grapes.map(({ name, share }) => (wine.grapes.length === 1 ? name[language] : `${name[language]} ${share} %`));
  const height = wine.height === undefined ? [] : [[`${wine.height} m`, wine.exposure?.[language]].filter(Boolean).join(', ')];
  return [
    { label: word.grape, value: grapes.join(', ') },
    ...height.map((value) => ({ label: word.height, value })),
    { label: word.soil, value: wine.soilDetail[language] },
    { label: word.planted, value: wine.planted[language] },
    { label: word.oak, value: wine.oak[language] },
    { label: word.alcohol, value: `${decimal(variant.alcohol, language)} % vol` },
    { label: word.serve, value: `${wine.serving.temperature}, ${word.best(variant.bestFrom, variant.bestTo)}` },
  ];
}

/** The list of ingredients (Regulation (EU) 2021/2117). */
export function ingredients(wine: WineData, language: Language): string {
  return wine.ingredients.map(({ name }) => name[language]).join(', ');
}

/** The ingredients to be set apart in that list, written as in it. */
export function allergens(wine: WineData, language: Language): string[] {
  return wine.ingredients.filter(({ allergen }) => allergen).map(({ name }) => name[language]);
}

/** Nutrition for 100 ml. */
export function nutrition({ nutrition: per100 }: WineData, language: Language): Nutrient[] {
  const word = words[language];
  const grams = (label: string, value: number, ofWhich = false): Nutrient => ({ label, value: `${decimal(value, language)} g`, of_which: ofWhich });
  return [
    { label: word.energy, value: `${per100.kj} kJ / ${per100.kcal} kcal`, of_which: false },
    grams(word.fat, per100.fat),
    grams(word.saturates, per100.saturates, true),
    grams(word.carbohydrate, per100.carbohydrate),
    grams(word.sugars, per100.sugars, true),
    grams(word.protein, per100.protein),
    grams(word.salt, per100.salt),
  ];
}

/** Which part goes into which container. */
export function recycling(wine: WineData, language: Language): Fact[] {
  return wine.recycling.map(({ part, code, material }) => ({ label: part[language], value: `${code}, ${material[language]}` }));
}
