import { drawFooterStrip } from '../../illustrations/drawing.ts';
import type { ThemePictures } from '../pictures.ts';
import { stripInks } from './inks.ts';
import { drawDoor } from './pictures/door.ts';

/** What this look draws: the footer of the club's pages, and the door that its key opens. */
export const pictures: ThemePictures = { brand: { vines: () => drawFooterStrip(stripInks), door: drawDoor }, club: {} };
