import { byLanguage } from '@parral/api-spec/languages';
import type { Gift, Variant, Wine } from '../estate.ts';
import { bottleOf, type LabelPrint, type Photograph } from '../schemas/bottle.ts';
import type { Pictures } from './pictures.ts';
import type { GiftInFile } from '../schemas/gift.ts';
import type { Lists } from '../schemas/lists.ts';
import type { WineInFile } from '../schemas/wine.ts';

interface BuildContext {
  brand: { id: string; print: LabelPrint };
  formats: Lists['bottleFormats'];
  pictures: Pictures;
}

/** A wine with its variants complete: what they leave out is the wine's own. */
export function buildWine(wine: WineInFile, { brand, formats, pictures }: BuildContext): Wine {
  const { bottle, variants, picture: shared, labelPicture: sharedLabel, ...rest } = wine;
  const photograph = (picture: string | undefined): Photograph | undefined => {
    const found = picture === undefined ? null : pictures.named(picture, brand.id);
    return found === null ? undefined : { address: found.src, width: found.width, height: found.height };
  };
  const complete = variants.map(({ format, picture = shared, labelPicture = sharedLabel, ...variant }): Variant => {
    const known = formats.find(({ size }) => size === format);
    const drawn = bottleOf(bottle, brand.print, variant.vintage, known?.shape);
    const [whole, label] = [photograph(picture), photograph(labelPicture)];
    const shown = { ...drawn, ...(whole && { photograph: whole }), ...(label && { label_photograph: label }) };
    // The schema has seen to it that wine or vintage says the years.
    const { alcohol = wine.alcohol, bestFrom = wine.bestFrom ?? variant.vintage, bestTo = wine.bestTo ?? bestFrom } = variant;
    return { ...variant, millilitres: Math.round(format * 10), alcohol, bestFrom, bestTo, name: nameOf(wine.name, known), bottle: shown };
  });
  return {
    ...rest,
    type: rest.type ?? rest.category,
    brand: brand.id,
    variants: complete.sort((a, b) => (b.vintage ?? 0) - (a.vintage ?? 0) || a.millilitres - b.millilitres),
  };
}

/** A large bottle's name says its format, once: `Crianza, magnum`, also where the wine of the file is called so. */
function nameOf(name: WineInFile['name'], format: Lists['bottleFormats'][number] | undefined): Variant['name'] {
  if (!format?.large) return name;
  return byLanguage((language) => {
    const [wine, size] = [name[language], format.name[language].toLocaleLowerCase(language)];
    return wine.toLocaleLowerCase(language).includes(size) ? wine : `${wine}, ${size}`;
  });
}

/** A gift as the shop sells it: with the id of its experience and the drawing that stands for it. */
export function buildGift({ experience, prefix, bottle, ...rest }: GiftInFile, print: LabelPrint, experienceIds: ReadonlyMap<string, string>): Gift {
  const experienceId = experience === undefined ? null : (experienceIds.get(experience) ?? null);
  return { ...rest, experienceId, prefix: prefix ?? (experienceId === null ? 'G' : 'U'), bottle: bottleOf(bottle, print, rest.year) };
}
