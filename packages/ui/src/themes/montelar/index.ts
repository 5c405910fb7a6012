import type { Theme } from '../theme.ts';
import { faces } from './faces.ts';
import { labels } from './labels.ts';
import { tokens } from './tokens.ts';

/** La Rioja, heritage: warm paper, one serif voice, hairlines. */
export const theme: Theme = {
  kind: 'brand',
  tokens,
  variants: {
    hero: 'beside',
    visits: 'timetable',
    wordmark: labels.wordmark,
    shelf: 'plain',
    footer: 'vines',
    prints: 'framed',
    initial: 'drop',
    stories: 'indented',
    bands: 'open',
    header: 'open',
    controls: 'roomy',
  },
  faces,
  share: {
    picture: 'beside',
    ground: 'ground',
    ink: 'accent',
    frame: 'line',
    face: { family: 'Ibarra Real Nova', file: '@fontsource/ibarra-real-nova/files/ibarra-real-nova-latin-400-normal.woff' },
  },
  paper: {
    regular: '@fontsource/ibarra-real-nova/files/ibarra-real-nova-latin-400-normal.woff',
    strong: '@fontsource/ibarra-real-nova/files/ibarra-real-nova-latin-600-normal.woff',
    tracking: 0.24,
    isUpper: true,
  },
};
