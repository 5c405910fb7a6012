import { z } from 'zod';
import { text } from './text.ts';

export const bottleShapes = ['bordeaux', 'burgundy', 'half', 'magnum'] as const;
export type BottleShape = (typeof bottleShapes)[number];

const label = z.strictObject({
  layout: z.enum(['A', 'B', 'C', 'D']),
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

/** The complete drawing parameters of one sku: what `ui`'s Bottle takes. */
export type Bottle = Omit<BottleInFile, 'shape' | 'label'> & {
  shape: BottleShape;
  label: BottleInFile['label'] & { brand: 'montelar' | 'oria'; vintage: number };
};

/**
 * The bottle of one sku: half bottles and magnums have their own shape, the
 * label carries the vintage.
 */
export function bottleOf(bottle: BottleInFile, theme: 'montelar' | 'oria', vintage: number, millilitres: number): Bottle {
  const shape = millilitres < 750 ? 'half' : millilitres > 750 ? 'magnum' : bottle.shape;
  return { ...bottle, shape, label: { ...bottle.label, brand: theme, vintage } };
}
