import { startBanner } from './shell/banner.ts';
import { startBasketBadge } from './shell/basket-badge.ts';
import { startHeader } from './shell/header.ts';
import { startNewsletter } from './shell/newsletter.ts';
import { watchErrors } from './errors/watch-errors.ts';
import { hydrateIslands } from './islands/islands.ts';

/**
 * The browser's part of an app: brings the page's blocks to life, each in its time, and the header
 * and footer without React.
 */
export function createAppClient(): void {
  watchErrors();
  startHeader();
  startBasketBadge();
  startBanner();
  startNewsletter();
  startForMember();
  // A page kept from before a login is come back to.
  addEventListener('pageshow', startForMember);
  if (document.querySelector('[data-consent]')) import('./analytics/start-analytics.ts').then(({ startAnalytics }) => startAnalytics(), console.error);
  hydrateIslands();
}

let isProfileStarted = false;
/** The member's menu; what few readers need comes in a file of its own. */
function startForMember(): void {
  if (isProfileStarted || !document.cookie.includes('is_member=1')) return;
  isProfileStarted = true;
  import('./shell/profile.ts').then(({ startProfile }) => startProfile(), console.error);
}
