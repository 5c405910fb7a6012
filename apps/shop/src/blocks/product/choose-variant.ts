import type { components } from '@parral/api-spec';

export type Variant = components['schemas']['Variant'];

/** Years on sale, oldest first, each with the variant that stands for it: in this format where there is one. */
export function vintagesOf(variants: readonly Variant[], volumeMl: number): { vintage: number; variant: Variant }[] {
  // A case is of no year.
  const years = [...new Set(variants.flatMap(({ vintage }) => vintage ?? []))].sort((a, b) => a - b);
  return years.flatMap((vintage) => {
    const variant = choose(variants, { vintage, volumeMl });
    return variant ? [{ vintage, variant }] : [];
  });
}

/** Formats of a year, small to large. */
export function formatsOf(variants: readonly Variant[], vintage: number | null): Variant[] {
  return variants.filter((variant) => variant.vintage === vintage).sort((a, b) => a.volume_ml - b.volume_ml);
}

/** The variant of a year in a format; where the year does not have it, its nearest format. */
export function choose(variants: readonly Variant[], { vintage, volumeMl }: { vintage: number; volumeMl: number }): Variant | undefined {
  const distance = (variant: Variant) => Math.abs(variant.volume_ml - volumeMl);
  return formatsOf(variants, vintage).sort((a, b) => distance(a) - distance(b))[0];
}

/** A bottle by its name and vintage; a case by its name. */
export function nameOf({ title, vintage }: { title: string; vintage: number | null }): string {
  return vintage === null ? title : `${title} ${vintage}`;
}
