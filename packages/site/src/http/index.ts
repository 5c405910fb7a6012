export { appSettings } from './app-settings.ts';
export { createSiteHandler, type SiteHandler, type SiteHandlerOptions, type TracePage } from './site-handler.ts';
export type { DrawShare } from './share.ts';
export type { Resize } from './files.ts';
export { closeServer, keepAliveTimeout, sayGoodbye } from './closing.ts';
export { appPlugin } from './app-plugin.ts';
export { apiAt, apiInside, apiOrigin } from './api.ts';
export type { ApiFetch, App, ShareCard, Site, Template } from './app.ts';
export type { Log } from './log.ts';
