// Generated from the folders of themes by `npm run generate`. Do not edit.
import file0 from './faces/commissioner-latin-flar-normal.woff2?url';
import file1 from './faces/ibarra-real-nova-latin-400-italic.woff2?url';
import file2 from './faces/ibarra-real-nova-latin-wght-normal.woff2?url';
import file3 from './faces/source-serif-4-latin-wght-normal.woff2?url';
import type { ThemeName } from './names.ts';

export interface FontFiles {
  preload: readonly string[];
  italic: readonly string[];
}

/** Addresses of a theme's font files; `preload` before the first paint, `italic` on pages that begin with some, else when met. */
export const fontFiles: Readonly<Record<ThemeName, FontFiles>> = {
  club: { preload: [file2, file3], italic: [file1] },
  montelar: { preload: [file2, file3], italic: [file1] },
  office: { preload: [file0], italic: [] },
  oria: { preload: [file0], italic: [] },
};
