import type { Variant, Wine } from '../estate.ts';
import { bottleOf, type LabelPrint, type Photograph } from '../schemas/bottle.ts';
import { fileOf } from '../checks/images.ts';
import type { ImageSize } from '../templates/image-size.ts';
import type { Lists } from '../schemas/lists.ts';
import type { WineInFile } from '../schemas/wine.ts';

interface BuildContext {
  brand: { id: string; print: LabelPrint };
  formats: Lists['bottleFormats'];
  sizeOf: (address: string) => ImageSize | null;
}

/** A wine with its variants complete: what they leave out is the wine's own. */
export function buildWine(wine: WineInFile, { brand, formats, sizeOf }: BuildContext): Wine {
  const { bottle, variants, picture: shared, ...rest } = wine;
  const photographOf = (picture: string | undefined): { photograph?: Photograph } => {
    if (picture === undefined) return {};
    const address = `/${fileOf(picture, brand.id)}`;
    const size = sizeOf(address);
    return size === null ? {} : { photograph: { address, ...size } };
  };
  const complete = variants.map(({ format, picture = shared, ...variant }): Variant => {
    const shape = formats.find(({ size }) => size === format)?.shape;
    const drawn = bottleOf(bottle, brand.print, variant.vintage, shape);
    return { ...variant, millilitres: Math.round(format * 10), alcohol: variant.alcohol ?? wine.alcohol, bottle: { ...drawn, ...photographOf(picture) } };
  });
  return {
    ...rest,
    type: rest.type ?? rest.category,
    brand: brand.id,
    variants: complete.sort((a, b) => b.vintage - a.vintage || a.millilitres - b.millilitres),
  };
}
