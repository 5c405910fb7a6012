import type { Theme } from '../theme.ts';
import { faces } from './faces.ts';
import { tokens } from './tokens.ts';

/** Where the estate's own people work: calm, dense, one accent; nothing is drawn. */
export const theme: Theme = {
  kind: 'office',
  tokens,
  variants: {
    hero: 'beside',
    visits: 'timetable',
    wordmark: 'as-written',
    shelf: 'plain',
    footer: 'plain',
    prints: 'bare',
    initial: 'plain',
    stories: 'wide',
    bands: 'open',
    header: 'ruled',
    controls: 'dense',
  },
  faces,
  share: {
    picture: 'beside',
    ground: 'ground',
    ink: 'ink',
    frame: 'line',
    face: { family: 'Commissioner', file: '@fontsource/commissioner/files/commissioner-latin-400-normal.woff' },
  },
  paper: {
    regular: '@fontsource/commissioner/files/commissioner-latin-400-normal.woff',
    strong: '@fontsource/commissioner/files/commissioner-latin-600-normal.woff',
    tracking: 0,
    isUpper: false,
  },
};
