export { appConfig } from './app-config.ts';
export { createDevApps, type DevApps } from './dev-apps.ts';
export { startDev } from './start-dev.ts';
