import { drawFooterStrip } from '../../illustrations/drawing.ts';
import type { ThemePictures } from '../pictures.ts';
import { stripInks } from './inks.ts';

/** What this look draws: the footer of the club's pages. */
export const pictures: ThemePictures = { brand: { vines: () => drawFooterStrip(stripInks) }, club: {} };
