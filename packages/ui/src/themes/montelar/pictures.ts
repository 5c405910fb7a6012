import { drawFooterStrip, drawVault } from '../../illustrations/drawing.ts';
import type { ThemePictures } from '../pictures.ts';
import { stripInks, vaultInks } from './inks.ts';
import { drawLandscape, drawTerraceGround } from './pictures/landscape.ts';
import * as views from './pictures/views.ts';

/** What this look draws for its brands. */
export const pictures: ThemePictures = {
  brand: {
    hero: () => drawLandscape(views.hero),
    'hero-phone': () => drawLandscape(views.heroPhone),
    church: () => drawLandscape(views.church),
    terrace: drawTerraceGround,
    vault: () => drawVault({ width: 620, height: 760, inks: vaultInks, seed: 8 }),
    vines: () => drawFooterStrip(stripInks),
  },
  club: { night: () => drawLandscape(views.night) },
};
