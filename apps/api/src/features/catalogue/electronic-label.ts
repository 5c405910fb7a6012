import type { components } from '@parral/api-spec';
import type { Language, Variant } from '../../platform/content/index.ts';
import { readMessages } from '../../platform/words/words.ts';
import { decimal } from './format-name.ts';
import type { WineData } from './load-catalogue.ts';
import type messages from './messages.en.json';

type Fact = components['schemas']['Fact'];
type Nutrient = components['schemas']['Nutrient'];

const words = readMessages<typeof messages>(import.meta.url);

/** The facts panel of the product page; `variant` is the sku the page opens with. */
export function facts(wine: WineData, variant: Variant, language: Language): Fact[] {
  const t = words(language);
  const grapes = wine.grapes.map(({ name, share }) => (wine.grapes.length === 1 ? name[language] : `${name[language]} ${share} %`));
  const height = wine.height === undefined ? [] : [[`${wine.height} m`, wine.exposure?.[language]].filter(Boolean).join(', ')];
  return [
    { label: t('grape'), value: grapes.join(', ') },
    ...height.map((value) => ({ label: t('height'), value })),
    { label: t('soil'), value: wine.soilDetail[language] },
    { label: t('planted'), value: wine.planted[language] },
    { label: t('oak'), value: wine.oak[language] },
    { label: t('alcohol'), value: `${decimal(variant.alcohol, language)} % vol` },
    { label: t('serve'), value: `${wine.serving.temperature}, ${t('best', { from: variant.bestFrom, to: variant.bestTo })}` },
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
  const t = words(language);
  const grams = (label: string, value: number, ofWhich = false): Nutrient => ({ label, value: `${decimal(value, language)} g`, of_which: ofWhich });
  return [
    { label: t('energy'), value: `${per100.kj} kJ / ${per100.kcal} kcal`, of_which: false },
    grams(t('fat'), per100.fat),
    grams(t('saturates'), per100.saturates, true),
    grams(t('carbohydrate'), per100.carbohydrate),
    grams(t('sugars'), per100.sugars, true),
    grams(t('protein'), per100.protein),
    grams(t('salt'), per100.salt),
  ];
}

/** Which part goes into which container. */
export function recycling(wine: WineData, language: Language): Fact[] {
  return wine.recycling.map(({ part, code, material }) => ({ label: part[language], value: `${code}, ${material[language]}` }));
}
