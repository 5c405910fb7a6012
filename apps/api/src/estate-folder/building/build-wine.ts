import type { Variant, Wine } from '../estate.ts';
import { bottleOf } from '../schemas/bottle.ts';
import type { WineInFile } from '../schemas/wine.ts';

const millilitres = { 37.5: 375, 75: 750, 150: 1500 } as const;

/** A wine with its variants complete: what they leave out is the wine's own. */
export function buildWine(wine: WineInFile, brand: { id: string; theme: 'montelar' | 'oria' }): Wine {
  const { bottle, variants, ...rest } = wine;
  const complete = variants.map(({ format, ...variant }): Variant => {
    const volume = millilitres[format];
    return { ...variant, millilitres: volume, alcohol: variant.alcohol ?? wine.alcohol, bottle: bottleOf(bottle, brand.theme, variant.vintage, volume) };
  });
  return { ...rest, brand: brand.id, variants: complete.sort((a, b) => b.vintage - a.vintage || a.millilitres - b.millilitres) };
}
