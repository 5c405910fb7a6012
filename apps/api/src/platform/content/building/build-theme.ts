import type { LabelDesign, LabelPrint } from '../schemas/bottle.ts';
import type { BrandInFile } from '../schemas/brand.ts';

/** A theme as pages and bottles need it: one of the design system, or one of the folder that says what differs from its base. */
export interface BuiltTheme {
  name: string;
  base: string;
  variants: Record<string, string>;
  colors: Record<string, string>;
  /** Its style sheet, under an address that changes with it; null for a theme of the design system. */
  sheet: { address: string; css: string } | null;
  /** Addresses of type to fetch before the first paint, in place of the base's. */
  preload: string[];
  labels?: LabelDesign | undefined;
  /** In place of the brand's name as it is written. */
  wordmark?: { text?: string; picture?: { src: string; width: number; height: number } } | undefined;
}

/** A theme of the design system, which is what its name says. */
export function namedTheme(name: string): BuiltTheme {
  return { name, base: name, variants: {}, colors: {}, sheet: null, preload: [] };
}

/** What is printed on the labels of a brand's bottles, beside the words of the wine. */
export function labelPrintOf({ name, place }: Pick<BrandInFile, 'name' | 'place'>, { base, labels, wordmark }: BuiltTheme): LabelPrint {
  return { theme: base, wordmark: wordmark?.text ?? name, ...(place && { origin: place.region }), ...(labels && { design: labels }) };
}
