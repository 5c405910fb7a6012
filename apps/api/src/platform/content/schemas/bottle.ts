import { z } from 'zod';
import { text } from './text.ts';

export const bottleShapes = ['bordeaux', 'burgundy', 'half', 'magnum', 'case'] as const;
export type BottleShape = (typeof bottleShapes)[number];

const label = z.strictObject({
  layout: z.string().regex(/^[A-Z]$/, 'expected the letter of a layout such as A'),
  name: text,
  sub: text.optional(),
  big: text.optional(),
  accent: z.enum(['wine', 'ochre', 'tile', 'dark', 'green', 'clay', 'rust', 'straw']).optional(),
  strata: z.enum(['gravel', 'clay', 'limestone', 'sand']).optional(),
});

/** How the wine's bottle is drawn; shape is that of its 75 cl bottle. */
export const bottleInFile = z.strictObject({
  shape: z.enum(['bordeaux', 'burgundy']),
  glass: z.enum(['black', 'green', 'leaf', 'rose', 'pale']),
  capsule: z.enum(['wine', 'dark', 'ochre', 'cream', 'green', 'clay', 'black', 'straw']),
  label,
});
export type BottleInFile = z.output<typeof bottleInFile>;

/** A picture of the folder in the place of the drawing: its address on the site, its size in px as it stands upright. */
export interface Photograph {
  address: string;
  width: number;
  height: number;
}

/** What an estate's own theme prints on labels otherwise than the one that it is based on. */
export interface LabelDesign {
  arch?: 'initial' | 'leaf';
  wordmark?: 'as-written' | 'capitals';
  paper?: string;
  turn?: string;
  text?: string;
}

/** What a label has of its brand: the theme that prints it, the name and where it is at home. */
export interface LabelPrint {
  theme: string;
  wordmark: string;
  origin?: string;
  design?: LabelDesign;
}

/** How one sku is shown: the complete parameters of its drawing, and the photograph where it has one. */
export type Bottle = Omit<BottleInFile, 'shape' | 'label'> & {
  shape: BottleShape;
  label: BottleInFile['label'] & LabelPrint & { vintage: number };
  photograph?: Photograph;
  /** Its label from near, in place of the drawn one. */
  label_photograph?: Photograph;
};

/**
 * The bottle of one sku: its format may have a shape of its own, the label
 * carries the vintage, and what its brand prints.
 */
export function bottleOf(bottle: BottleInFile, print: LabelPrint, vintage: number, shape: BottleShape = bottle.shape): Bottle {
  return { ...bottle, shape, label: { ...bottle.label, ...print, vintage } };
}
