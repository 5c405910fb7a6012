const has = (sign: string) => document.querySelector(sign) !== null;
const cookieSays = (line: string) => document.cookie.split('; ').includes(line);

/** Starts what not every site or reader has, each in a file of its own that nobody else fetches. */
export function startForWhom(): void {
  const age = document.querySelector<HTMLElement>('[data-age]')?.dataset['age'];
  const isUnanswered = age !== undefined && !cookieSays(`${age}=yes`);
  const isBannerShown = has('[data-banner]') && document.documentElement.dataset['bannerClosed'] === undefined;
  if (isUnanswered || isBannerShown)
    import('./first-visit.ts').then(({ startAgeQuestion, startBanner }) => {
      startAgeQuestion();
      startBanner();
    }, console.error);
  if (has('[data-consent]')) import('../analytics/start-analytics.ts').then(({ startAnalytics }) => startAnalytics(), console.error);
  startForMember();
}

/** The member's menu; also on a page kept from before the login, when one comes back to it. */
function startForMember(): void {
  let started = false;
  const start = () => {
    if (started || !(cookieSays('is_member=1') || document.documentElement.dataset['access'] === 'member')) return;
    started = true;
    import('./profile.ts').then(({ startProfile }) => startProfile(), console.error);
  };
  start();
  window.addEventListener('pageshow', (event) => event.persisted && start());
}
