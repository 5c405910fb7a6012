import { z } from 'zod';
import { localised, text } from './text.ts';

const grams = z.number().min(0).max(100);

/** One entry of the ingredients list; allergens are set in bold. */
export const ingredient = z.strictObject({ name: localised, allergen: z.boolean().default(false) });

/** Per 100 ml, as EU Regulation 2021/2117 asks. Grams but for the energy. */
export const nutrition = z.strictObject({
  kj: z.number().min(0).max(4000),
  kcal: z.number().min(0).max(1000),
  fat: grams,
  saturates: grams,
  carbohydrate: grams,
  sugars: grams,
  protein: grams,
  salt: grams,
});

/** One part of the packaging and the container it goes into. */
export const recycling = z.strictObject({ part: localised, code: text, material: localised });
