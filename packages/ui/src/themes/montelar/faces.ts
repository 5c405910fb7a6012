import type { Faces } from '../theme.ts';

export const faces: Faces = {
  files: [
    {
      family: 'Ibarra Real Nova Variable',
      file: '@fontsource-variable/ibarra-real-nova/files/ibarra-real-nova-latin-wght-normal.woff2',
      weight: '400 700',
      preload: true,
    },
    // Italics have one weight in these pages: the face of that weight alone is a third lighter than the one that varies.
    {
      family: 'Ibarra Real Nova Variable',
      file: '@fontsource/ibarra-real-nova/files/ibarra-real-nova-latin-400-italic.woff2',
      weight: '400',
      style: 'italic',
    },
    {
      family: 'Source Serif 4 Variable',
      file: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
      weight: '400 700',
      preload: true,
    },
  ],
  standIns: [
    { family: 'Ibarra Fallback', local: 'serif', size: '103%', ascent: '92.2%', descent: '29.1%' },
    { family: 'Ibarra Fallback', local: 'serif-italic', size: '97.1%', ascent: '97.8%', descent: '30.9%' },
    { family: 'Source Serif Fallback', local: 'serif', size: '115.8%', ascent: '89.8%', descent: '29.4%' },
  ],
};
