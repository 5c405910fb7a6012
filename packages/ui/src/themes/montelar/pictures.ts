import { drawBalance, drawFoldedBox, drawFooterStrip, drawPackingTable, drawVault } from '../../illustrations/drawing.ts';
import type { ThemePictures } from '../pictures.ts';
import { balanceInks, boxInks, stripInks, tableInks, vaultInks } from './inks.ts';
import { drawLandscape, drawTerraceGround } from './pictures/landscape.ts';
import { drawHarvestTall, drawHarvestWide } from './pictures/scenes/harvest.ts';
import { drawBuilders } from './pictures/scenes/builders.ts';
import { drawEmptyBasket } from './pictures/scenes/empty-basket.ts';
import { drawFilms, drawFilmsPhone } from './pictures/scenes/films.ts';
import { drawFlock } from './pictures/scenes/flock.ts';
import { drawGift } from './pictures/scenes/gift.ts';
import { drawBunch } from './pictures/scenes/bunch.ts';
import { drawHerbarium } from './pictures/scenes/herbarium.ts';
import { drawHouse, drawHousePhone } from './pictures/scenes/house.ts';
import { drawDovecotePlot, drawLongWallPlot } from './pictures/scenes/plots.ts';
import { drawFailed, drawFailedPhone, drawLost, drawLostPhone } from './pictures/scenes/lost.ts';
import { drawNotebooks } from './pictures/scenes/notebooks.ts';
import { drawPressTall, drawPressWide } from './pictures/scenes/press.ts';
import { drawReeds } from './pictures/scenes/reeds.ts';
import { drawRoof } from './pictures/scenes/roof.ts';
import { drawTable } from './pictures/scenes/table.ts';
import { drawVerticalTall, drawVerticalWide } from './pictures/scenes/vertical.ts';
import { drawWalkTall, drawWalkWide } from './pictures/scenes/walk.ts';
import * as views from './pictures/views.ts';

/** What this look draws for its brands. */
export const pictures: ThemePictures = {
  brand: {
    hero: () => drawLandscape(views.hero),
    'hero-phone': () => drawLandscape(views.heroPhone),
    church: () => drawLandscape(views.church),
    terrace: drawTerraceGround,
    'terrace-near': drawBunch,
    vault: () => drawVault({ width: 620, height: 760, inks: vaultInks, seed: 8 }),
    'visit-terraces': drawWalkWide,
    'visit-terraces-phone': drawWalkTall,
    'visit-cellar': drawPressWide,
    'visit-cellar-phone': drawPressTall,
    'visit-harvest': drawHarvestWide,
    'visit-harvest-phone': drawHarvestTall,
    'visit-vertical': drawVerticalWide,
    'visit-vertical-phone': drawVerticalTall,
    'not-found': drawLost,
    'not-found-phone': drawLostPhone,
    failed: drawFailed,
    'failed-phone': drawFailedPhone,
    films: drawFilms,
    'films-phone': drawFilmsPhone,
    'plot-dovecote': drawDovecotePlot,
    'plot-long-wall': drawLongWallPlot,
    'wall-builders': drawBuilders,
    'project-bottle': () => drawBalance(balanceInks),
    'project-box': () => drawFoldedBox(boxInks),
    'project-flock': drawFlock,
    'project-leaves': drawHerbarium,
    'project-notebooks': drawNotebooks,
    'project-reeds': drawReeds,
    'project-roof': drawRoof,
    'project-table': drawTable,
    house: drawHouse,
    'house-phone': drawHousePhone,
    gift: drawGift,
    'basket-empty': drawEmptyBasket,
    packing: () => drawPackingTable(tableInks),
    vines: () => drawFooterStrip(stripInks),
  },
  club: { night: () => drawLandscape(views.night) },
};
