// oxlint-disable-next-line typescript/triple-slash-reference -- ambient declarations have nothing to import
/// <reference path="./assets.d.ts" />

/**
 * Font files by theme, as Vite addresses them in dev and in build, in the client and on the server: `preload` before the first paint
 * (at most two), `italic` too where the first screen sets italics. `?url` and the `url()` of `@font-face` in `faces.css.ts` come to the
 * same hashed file (the server build needs `ssrEmitAssets`). Preload with `<link rel="preload" as="font" type="font/woff2" crossorigin>`.
 */
export { fontFiles, type FontFiles } from './generated/font-files.ts';
