/** Starts what not every site or reader has; what fewer still have comes in files of its own. */
import { startAgeQuestion } from './age-question.ts';
import { startBanner } from './banner.ts';

startAgeQuestion();
startBanner();
if (document.querySelector('[data-consent]')) import('../analytics/start-analytics.ts').then(({ startAnalytics }) => startAnalytics(), console.error);

let isProfileStarted = false;
/** The member's menu; also on a page kept from before the login, when one comes back to it. */
function startForMember(): void {
  if (isProfileStarted || !document.cookie.includes('is_member=1')) return;
  isProfileStarted = true;
  import('./profile.ts').then(({ startProfile }) => startProfile(), console.error);
}
startForMember();
window.addEventListener('pageshow', startForMember);
