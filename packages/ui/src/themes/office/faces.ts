import type { Faces } from '../theme.ts';

export const faces: Faces = {
  files: [
    {
      family: 'Commissioner Variable',
      file: '@fontsource-variable/commissioner/files/commissioner-latin-flar-normal.woff2',
      weight: '400 700',
      preload: true,
    },
  ],
  standIns: [{ family: 'Commissioner Fallback', local: 'sans', size: '98.5%', ascent: '103.6%', descent: '21.3%' }],
};
