import { drawFooterStrip, type StripInks } from '../../illustrations/drawing.ts';
import type { ThemePictures } from '../pictures.ts';

/** The row of vines on the footer's edge in dim gold, and the page that shows through its cuts. */
const stripInks: StripInks = { vines: '#5d4a28', cuts: '#14110f' };

/** What this look draws: the footer of the club's pages. */
export const pictures: ThemePictures = { brand: { vines: () => drawFooterStrip(stripInks) }, club: {} };
