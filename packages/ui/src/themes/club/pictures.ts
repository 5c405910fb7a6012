import { drawFooterStrip } from '../../illustrations/drawing.ts';
import type { ThemePictures } from '../pictures.ts';
import { stripInks } from './inks.ts';
import { drawDoor } from './pictures/door.ts';
import { drawLockedNiche, drawNiche, drawWall } from './pictures/niche.ts';

/** What this look draws: the footer of the club's pages, the door that its key opens, and the wall in which its selection stands. */
export const pictures: ThemePictures = {
  brand: { vines: () => drawFooterStrip(stripInks), door: drawDoor, niche: drawNiche, 'niche-locked': drawLockedNiche, 'niche-wall': drawWall },
  club: {},
};
