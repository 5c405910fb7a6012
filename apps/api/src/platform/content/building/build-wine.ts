import type { Variant, Wine } from '../estate.ts';
import { bottleOf, type LabelPrint, type Photograph } from '../schemas/bottle.ts';
import { fileOf } from '../checks/images.ts';
import type { ImageSize } from '../templates/image-size.ts';
import type { WineInFile } from '../schemas/wine.ts';

const millilitres = { 37.5: 375, 75: 750, 150: 1500 } as const;

/** A wine with its variants complete: what they leave out is the wine's own. */
export function buildWine(wine: WineInFile, brand: { id: string; print: LabelPrint }, sizeOf: (address: string) => ImageSize | null): Wine {
  const { bottle, variants, picture: shared, ...rest } = wine;
  const photographOf = (picture: string | undefined): { photograph?: Photograph } => {
    if (picture === undefined) return {};
    const address = `/${fileOf(picture, brand.id)}`;
    const size = sizeOf(address);
    return size === null ? {} : { photograph: { address, ...size } };
  };
  const complete = variants.map(({ format, picture = shared, ...variant }): Variant => {
    const volume = millilitres[format];
    const drawn = bottleOf(bottle, brand.print, variant.vintage, volume);
    return { ...variant, millilitres: volume, alcohol: variant.alcohol ?? wine.alcohol, bottle: { ...drawn, ...photographOf(picture) } };
  });
  return { ...rest, brand: brand.id, variants: complete.sort((a, b) => b.vintage - a.vintage || a.millilitres - b.millilitres) };
}
