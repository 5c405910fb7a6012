// Generated from the folders of themes by `npm run generate`. Do not edit.
import file0 from '@fontsource-variable/commissioner/files/commissioner-latin-flar-normal.woff2?url';
import file1 from '@fontsource-variable/ibarra-real-nova/files/ibarra-real-nova-latin-wght-normal.woff2?url';
import file2 from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';
import file3 from '@fontsource/ibarra-real-nova/files/ibarra-real-nova-latin-400-italic.woff2?url';
import type { ThemeName } from './names.ts';

export interface FontFiles {
  preload: readonly string[];
  lazy: readonly string[];
}

/** Addresses of a theme's font files; `preload` before the first paint, the rest when met. */
export const fontFiles: Readonly<Record<ThemeName, FontFiles>> = {
  club: { preload: [file1, file2], lazy: [file3] },
  montelar: { preload: [file1, file2], lazy: [file3] },
  office: { preload: [file0], lazy: [] },
  oria: { preload: [file0], lazy: [] },
};
