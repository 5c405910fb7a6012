import { join } from 'node:path';
import { drawEmblem } from './emblem.ts';
import { brandLooks, picturesOf } from './pictures.ts';

export const demo = join(import.meta.dirname, '../../demo');

/** Every drawing of the demo estate, by its path under `demo/images`: those of its looks, and the emblem of the fund that nobody else has. */
export const demoPictures: Readonly<Record<string, () => string>> = { ...picturesOf(brandLooks(demo)), 'funding/surco.svg': drawEmblem };
