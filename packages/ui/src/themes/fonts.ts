// oxlint-disable-next-line typescript/triple-slash-reference -- ambient declarations have nothing to import
/// <reference path="./assets.d.ts" />
import commissioner from '@fontsource-variable/commissioner/files/commissioner-latin-flar-normal.woff2?url';
import ibarraItalic from '@fontsource-variable/ibarra-real-nova/files/ibarra-real-nova-latin-wght-italic.woff2?url';
import ibarra from '@fontsource-variable/ibarra-real-nova/files/ibarra-real-nova-latin-wght-normal.woff2?url';
import sourceSerif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';
import type { ThemeName } from './tokens.ts';

/** Addresses of a theme's font files; `preload` before first paint (at most two), the rest when met. */
export interface FontFiles {
  preload: readonly string[];
  later: readonly string[];
}

/**
 * Font files by theme, as Vite addresses them in dev and in build, in the client and on the server.
 * `?url` and the `url()` of `@font-face` in `faces.css.ts` come to the same hashed file
 * (the server build needs `ssrEmitAssets`). Preload with `<link rel="preload" as="font"
 * type="font/woff2" crossorigin>`.
 */
export const fontFiles: Record<ThemeName, FontFiles> = {
  montelar: { preload: [ibarra, sourceSerif], later: [ibarraItalic] },
  oria: { preload: [commissioner], later: [] },
  club: { preload: [ibarra, sourceSerif], later: [ibarraItalic] },
};
