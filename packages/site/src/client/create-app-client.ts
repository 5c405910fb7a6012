import { startBasketBadge } from './basket-badge.ts';
import { startHeader } from './header.ts';
import { startNewsletter } from './newsletter.ts';
import { watchErrors } from './watch-errors.ts';
import { wakeIslands, type Registry } from './islands.ts';

/**
 * The browser's part of an app: brings the page's blocks to life, each in its time, and the header
 * and footer without React. `registry` is
 * `import.meta.glob(['./blocks/*\/*.tsx', '!**\/*.test.tsx', '!**\/*.stories.tsx'])`.
 */
export function createAppClient(registry: Registry): void {
  watchErrors();
  startHeader();
  startBasketBadge();
  startForSome();
  // A page kept from before a login is come back to.
  window.addEventListener('pageshow', startForSome);
  startNewsletter();
  wakeIslands(registry);
}

/** What few readers need comes in a file of its own: those who have said their age and closed the banner are done with it. */
function startForSome(): void {
  const age = document.querySelector<HTMLElement>('[data-age]')?.dataset['age'];
  if (
    document.querySelector('[data-consent], html:not([data-banner-closed]) [data-banner]') ||
    document.cookie.includes('is_member=1') ||
    (age && !document.cookie.includes(`${age}=yes`))
  )
    import('./for-some.ts').catch(console.error);
}
