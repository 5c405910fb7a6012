import type es from './messages.es.ts';

export default {
  back_all: 'All wines',
  back_red: 'All red wines',
  back_white: 'All white wines',
  back_rose: 'All rosés',
  back_large: 'All large formats',
  back_home: 'Home',
  facts: 'Facts',
  tasting: 'Tasting note',
  label_title: 'What is in the bottle',
  label_note: 'The electronic label, as Regulation (EU) 2021/2117 asks. The code on the back label opens this section.',
  ingredients: 'Ingredients',
  allergens: 'Contains: {{list}}.',
  recycling: 'Recycling',
  nutrition: 'Nutrition, per 100 ml',
  nutrient: 'Nutrient',
  amount: 'Amount',
} satisfies Record<keyof typeof es, string>;
