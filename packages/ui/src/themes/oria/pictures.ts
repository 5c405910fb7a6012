import { drawVault } from '../../illustrations/drawing.ts';
import type { ThemePictures } from '../pictures.ts';
import { cellarInks } from './inks.ts';
import { drawLandscape } from './pictures/landscape.ts';
import { drawGround, drawPits } from './pictures/pits.ts';
import * as views from './pictures/views.ts';

/** What this look draws for its brands. */
export const pictures: ThemePictures = {
  brand: {
    hero: () => drawLandscape(views.hero),
    'hero-phone': () => drawLandscape(views.heroPhone),
    'night-cellar': () => drawVault({ width: 620, height: 620, inks: cellarInks, seed: 12 }),
    pits: drawPits,
    dawn: () => drawLandscape(views.dawn),
    'strata-gravel': () => drawGround('gravel'),
    'strata-clay': () => drawGround('clay'),
    'strata-limestone': () => drawGround('limestone'),
    'strata-sand': () => drawGround('sand'),
  },
  club: { night: () => drawLandscape(views.night) },
};
