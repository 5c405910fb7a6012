import type { Theme } from '../theme.ts';
import { faces } from './faces.ts';
import { tokens } from './tokens.ts';

/** The club of all brands: the same drawings in gold on black, double hairlines, an engraved card. */
export const theme: Theme = {
  kind: 'club',
  tokens,
  variants: {
    hero: 'beside',
    visits: 'timetable',
    wordmark: 'as-written',
    shelf: 'plain',
    footer: 'vines',
    prints: 'bare',
    initial: 'plain',
    stories: 'wide',
    bands: 'ruled',
    header: 'ruled',
    controls: 'roomy',
  },
  faces,
  share: {
    picture: 'beside',
    ground: 'ground',
    ink: 'ink',
    frame: 'accent',
    face: { family: 'Ibarra Real Nova', file: '@fontsource/ibarra-real-nova/files/ibarra-real-nova-latin-400-normal.woff' },
  },
  paper: {
    regular: '@fontsource/ibarra-real-nova/files/ibarra-real-nova-latin-400-normal.woff',
    strong: '@fontsource/ibarra-real-nova/files/ibarra-real-nova-latin-600-normal.woff',
    tracking: 0.24,
    isUpper: true,
  },
};
