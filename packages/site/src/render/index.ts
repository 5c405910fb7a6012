export { createApp, type AppOptions } from './create-app.tsx';
export { assetsOf, type Assets } from './assets.ts';
export { escapeHtml } from './escape-html.ts';
export { renderStatic } from './shell/document.tsx';
export { createWords, type ServerWords } from './words.ts';
export { startApp } from './start-app.ts';
export {
  PageStatus,
  type BlockAttributes,
  type BlockHead,
  type BlockLoader,
  type BlockProps,
  type HeadExtras,
  type Hydrate,
  type LoadContext,
  type LookProps,
} from './block.ts';
export type { ApiClient } from './api-client.ts';
export type { Screen, ScreenAnswer, ScreenRequest } from './screen.ts';
export { pictureOf, sceneOf, scenesOf, type Scene, type SitePicture } from './site-pictures.ts';
export { privacyOf } from '../forms/privacy-notice/privacy.ts';
export { wordmarkOf } from './shell/SiteHeader.tsx';
export { addressesOf, textsOf, type Addresses, type SiteText } from './site-texts.ts';
export type { App, ScreenView, Site } from '../http/app.ts';
