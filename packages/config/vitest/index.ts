export { chromium, type ChromiumLaunch } from './chromium.ts';
