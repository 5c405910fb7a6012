import type { LabelDesign, LabelPrint } from '../schemas/bottle.ts';
import type { BrandInFile } from '../schemas/brand.ts';

/** A theme as pages and bottles need it: one of the design system, or one of the folder that says what differs from its base. */
export interface BuiltTheme {
  name: string;
  base: string;
  variants: Record<string, string>;
  colors: Record<string, string>;
  /** Address of its style sheet; null for a theme of the design system. */
  sheet: string | null;
  labels?: LabelDesign | undefined;
}

/** A theme of the design system, which is what its name says. */
export function namedTheme(name: string): BuiltTheme {
  return { name, base: name, variants: {}, colors: {}, sheet: null };
}

/** What is printed on the labels of a brand's bottles, beside the words of the wine. */
export function labelPrintOf({ name, place }: Pick<BrandInFile, 'name' | 'place'>, { base, labels }: BuiltTheme): LabelPrint {
  return { theme: base, wordmark: name, ...(place && { origin: place.region }), ...(labels && { design: labels }) };
}
