import { drawBalance, drawCoreFile, drawFoldedBox, drawPackingTable, drawVault } from '../../illustrations/drawing.ts';
import type { ThemePictures } from '../pictures.ts';
import { balanceInks, boxInks, cellarInks, tableInks } from './inks.ts';
import { drawLandscape } from './pictures/landscape.ts';
import { drawGround, drawPits } from './pictures/pits.ts';
import { drawMissingBottles } from './pictures/scenes/missing-bottles.ts';
import { drawFilms, drawFilmsPhone } from './pictures/scenes/films.ts';
import { drawFlock } from './pictures/scenes/flock.ts';
import { drawGift } from './pictures/scenes/gift.ts';
import { drawHouse } from './pictures/scenes/house.ts';
import { drawDescentTall, drawDescentWide } from './pictures/scenes/descent.ts';
import { drawDawnGround, drawNightGround, drawPitsGround } from './pictures/scenes/one-ground.ts';
import { drawNightTall, drawNightWide } from './pictures/scenes/night.ts';
import { drawPitWall } from './pictures/scenes/pit-wall.ts';
import { drawPruners } from './pictures/scenes/pruners.ts';
import { drawReeds } from './pictures/scenes/reeds.ts';
import { drawShrike } from './pictures/scenes/shrike.ts';
import { drawTable } from './pictures/scenes/table.ts';
import { drawFailed, drawFailedPhone, drawLost, drawLostPhone } from './pictures/scenes/shaft.ts';
import { drawGravelPlot, drawHighPlot } from './pictures/scenes/plots.ts';
import * as views from './pictures/views.ts';

/** What this look draws for its brands. */
export const pictures: ThemePictures = {
  brand: {
    hero: () => drawLandscape(views.hero),
    'hero-phone': () => drawLandscape(views.heroPhone),
    'night-cellar': () => drawVault({ width: 620, height: 620, inks: cellarInks, seed: 12 }),
    'not-found': drawLost,
    'not-found-phone': drawLostPhone,
    failed: drawFailed,
    'failed-phone': drawFailedPhone,
    'plot-gravel': drawGravelPlot,
    'plot-high': drawHighPlot,
    'project-bottle': () => drawBalance(balanceInks),
    'project-box': () => drawFoldedBox(boxInks),
    'project-flock': drawFlock,
    'project-pines': drawShrike,
    'project-pruning': drawPruners,
    'project-reeds': drawReeds,
    'project-table': drawTable,
    house: drawHouse,
    gift: drawGift,
    'basket-empty': drawMissingBottles,
    packing: () => drawPackingTable(tableInks),
    films: drawFilms,
    'films-phone': drawFilmsPhone,
    pits: drawPits,
    'visit-dawn': () => drawLandscape(views.dawn),
    'visit-dawn-phone': () => drawLandscape(views.dawnPhone),
    'visit-dawn-ground': drawDawnGround,
    'visit-pits': drawDescentWide,
    'visit-pits-phone': drawDescentTall,
    'visit-pits-ground': drawPitsGround,
    'visit-night': drawNightWide,
    'visit-night-phone': drawNightTall,
    'visit-night-ground': drawNightGround,
    'strata-gravel': () => drawGround('gravel'),
    'strata-clay': () => drawGround('clay'),
    'strata-limestone': () => drawGround('limestone'),
    'strata-sand': () => drawGround('sand'),
    'core-gravel': () => drawCoreFile('gravel'),
    'core-clay': () => drawCoreFile('clay'),
    'core-limestone': () => drawCoreFile('limestone'),
    'core-sand': () => drawCoreFile('sand'),
    'strata-gravel-near': () => drawPitWall('gravel'),
    'strata-clay-near': () => drawPitWall('clay'),
    'strata-limestone-near': () => drawPitWall('limestone'),
    'strata-sand-near': () => drawPitWall('sand'),
  },
  club: { night: () => drawLandscape(views.night) },
};
