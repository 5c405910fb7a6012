import type { components } from '@parral/api-spec';
import type { Language, Variant } from '../../platform/content/index.ts';
import { readMessages } from '../../platform/words/words.ts';
import { decimal } from './format-name.ts';
import type { WineData } from './load-catalogue.ts';
import type messages from './messages.en.json';

type Fact = components['schemas']['Fact'];
type Nutrient = components['schemas']['Nutrient'];

const words = readMessages<typeof messages>(import.meta.url);

/** What one vintage says of itself: its tasting note, facts and electronic label. What it does not say is the wine's. */
export function variantDetails(
  wine: WineData,
  variant: Variant,
  language: Language,
): Pick<components['schemas']['Variant'], 'tasting_note' | 'facts' | 'ingredients' | 'allergens' | 'nutrition' | 'recycling'> {
  // A case has no label of its own: its bottles have theirs.
  if (variant.contents !== undefined) return { tasting_note: '', facts: [], ingredients: '', allergens: [], nutrition: [], recycling: [] };
  const { tastingNote, ingredients, nutrition: per100, recycling } = { ...wine, ...given(variant) };
  return {
    tasting_note: tastingNote[language],
    facts: facts(wine, variant, language),
    // The list of Regulation (EU) 2021/2117, and those of it that are to be set apart, written as in it.
    ingredients: ingredients.map(({ name }) => name[language]).join(', '),
    allergens: ingredients.filter(({ allergen }) => allergen).map(({ name }) => name[language]),
    nutrition: nutrition(per100, language),
    recycling: recycling.map(({ part, code, material }) => ({ label: part[language], value: `${code}, ${material[language]}` })),
  };
}

function given({ tastingNote, ingredients, nutrition: per100, recycling }: Variant) {
  return { ...(tastingNote && { tastingNote }), ...(ingredients && { ingredients }), ...(per100 && { nutrition: per100 }), ...(recycling && { recycling }) };
}

function facts(wine: WineData, variant: Variant, language: Language): Fact[] {
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

/** For 100 ml. */
function nutrition(per100: WineData['nutrition'], language: Language): Nutrient[] {
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
