import type { PersonInks } from '../../../../illustrations/drawing.ts';
import { landscapeInks as inks } from '../../inks.ts';

const all = { legs: inks.dark, skin: inks.shadow, hat: inks.sand, band: inks.wine } as const;

/** What people wear: four coats that hold against every field. */
export const coats = {
  wine: { ...all, coat: inks.wine, light: inks.ochre },
  lime: { ...all, coat: inks.lime, light: inks.rose },
  tile: { ...all, coat: inks.tile, light: inks.sand },
  ochre: { ...all, coat: inks.ochre, light: inks.dark },
} as const satisfies Record<string, PersonInks>;

export type Coat = keyof typeof coats;
