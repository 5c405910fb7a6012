import { drawEmblem } from './emblem.ts';
import { drawMontelar } from './montelar/landscape.ts';
import { drawTerraceGround } from './montelar/terrace-ground.ts';
import * as montelar from './montelar/views.ts';
import { drawOria } from './oria/landscape.ts';
import { drawGround, drawPits } from './oria/pits.ts';
import * as oria from './oria/views.ts';
import { drawFooterVines } from './strips.ts';
import { drawVault, montelarVault, oriaCellar } from './vault/vault.ts';

/**
 * Every picture of the demo estate, by its path under `demo/images`. A drawing takes no input but
 * its composition: calling it again gives the same bytes.
 */
export const pictures: Readonly<Record<string, () => string>> = {
  'montelar/hero.svg': () => drawMontelar(montelar.hero),
  'montelar/hero-phone.svg': () => drawMontelar(montelar.heroPhone),
  'montelar/church.svg': () => drawMontelar(montelar.church),
  'montelar/terrace.svg': drawTerraceGround,
  'montelar/vault.svg': () => drawVault(montelarVault),
  'montelar/vines.svg': () => drawFooterVines('montelar'),
  'oria/hero.svg': () => drawOria(oria.hero),
  'oria/hero-phone.svg': () => drawOria(oria.heroPhone),
  'oria/night-cellar.svg': () => drawVault(oriaCellar),
  'oria/pits.svg': drawPits,
  'oria/dawn.svg': () => drawOria(oria.dawn),
  'oria/strata-gravel.svg': () => drawGround('gravel'),
  'oria/strata-clay.svg': () => drawGround('clay'),
  'oria/strata-limestone.svg': () => drawGround('limestone'),
  'oria/strata-sand.svg': () => drawGround('sand'),
  'club/montelar-night.svg': () => drawMontelar(montelar.night),
  'club/oria-night.svg': () => drawOria(oria.night),
  'club/vines.svg': () => drawFooterVines('club'),
  'funding/surco.svg': drawEmblem,
};
