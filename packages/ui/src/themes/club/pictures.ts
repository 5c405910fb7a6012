import { drawFooterStrip } from '../../illustrations/drawing.ts';
import type { ThemePictures } from '../pictures.ts';
import { stripInks } from './inks.ts';
import { drawCards } from './pictures/cards.ts';
import { drawDoor } from './pictures/door.ts';
import { drawLockedNiche, drawNiche, drawWall } from './pictures/niche.ts';
import { drawYear } from './pictures/year.ts';

/** What this look draws: the footer of the club's pages, the door that its key opens, a vine through the year, the two cards, and the wall in which its selection stands. */
export const pictures: ThemePictures = {
  brand: {
    vines: () => drawFooterStrip(stripInks),
    door: drawDoor,
    year: drawYear,
    cards: drawCards,
    niche: drawNiche,
    'niche-locked': drawLockedNiche,
    'niche-wall': drawWall,
  },
  club: {},
};
