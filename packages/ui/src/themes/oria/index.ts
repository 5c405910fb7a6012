import type { Theme } from '../theme.ts';
import { faces } from './faces.ts';
import { labels } from './labels.ts';
import { tokens } from './tokens.ts';

/** Ribera del Duero, modern terroir: a section through the ground, in colour fields. */
export const theme: Theme = {
  kind: 'brand',
  tokens,
  variants: {
    hero: 'sky',
    visits: 'cards',
    wordmark: labels.wordmark,
    shelf: 'cores',
    footer: 'plain',
    prints: 'bare',
    initial: 'plain',
    stories: 'indented',
    bands: 'open',
    header: 'open',
    controls: 'roomy',
  },
  faces,
  share: {
    picture: 'above',
    ground: 'accent',
    ink: 'onAccent',
    frame: null,
    face: { family: 'Commissioner', file: '@fontsource/commissioner/files/commissioner-latin-400-normal.woff' },
  },
  paper: {
    regular: '@fontsource/commissioner/files/commissioner-latin-400-normal.woff',
    strong: '@fontsource/commissioner/files/commissioner-latin-600-normal.woff',
    tracking: -0.01,
    isUpper: false,
  },
};
