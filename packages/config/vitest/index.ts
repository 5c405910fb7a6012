export { chromium, chromiumWithoutWindows, type ChromiumLaunch } from './chromium.ts';
