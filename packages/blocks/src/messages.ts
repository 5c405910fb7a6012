import type { MessageFiles } from '@parral/site/words';
import type download from './blocks/download/messages.en.json';
import type map from './blocks/map/messages.en.json';
import type press from './blocks/press/messages.en.json';
import type videos from './blocks/videos/messages.en.json';
import type wineCarousel from './blocks/wine-carousel/messages.en.json';
import type wineShelf from './blocks/wine-shelf/messages.en.json';
import type yearSelector from './blocks/year-selector/messages.en.json';
import type hours from './hours/messages.en.json';
import type lists from './lists/messages.en.json';
import type slides from './slides/messages.en.json';
import type visits from './visits/messages.en.json';
import type wines from './wines/messages.en.json';

/** The messages of the blocks for every app, for its pages and its tests. */
export const messages: MessageFiles = import.meta.glob('./**/messages.*.json', { eager: true, import: 'default' });

/** Their namespaces, for `useWords('blocks/download')`. */
declare module '@parral/site/messages' {
  interface Messages {
    'blocks/download': typeof download;
    'blocks/map': typeof map;
    'blocks/press': typeof press;
    'blocks/videos': typeof videos;
    'blocks/wine-carousel': typeof wineCarousel;
    'blocks/wine-shelf': typeof wineShelf;
    'blocks/year-selector': typeof yearSelector;
    'blocks/hours': typeof hours;
    'blocks/lists': typeof lists;
    'blocks/slides': typeof slides;
    'blocks/visits': typeof visits;
    'blocks/wines': typeof wines;
  }
}
