import { basketBadge } from '@parral/rules';
import { onSiteEvent } from '../events/on-site-event.ts';

/**
 * The figure at the basket: nothing when empty, 9+ from ten lines (specification section 2). What is known of it comes in a
 * file of its own, and only when the basket's cookie says that there is something.
 */
export function startBasketBadge(): void {
  const badges = [...document.querySelectorAll<HTMLElement>('[data-count="basket"]')];
  if (badges.length === 0) return;
  const basketCount = () => import('./basket-count.ts');
  const show = (lines: number) => {
    for (const badge of badges) badge.textContent = basketBadge(lines) ?? '';
  };
  const cookie = `${document.documentElement.dataset['basketCookie'] ?? 'has_basket'}=1`;
  const refresh = () => {
    if (document.cookie.split('; ').includes(cookie)) basketCount().then(({ showLineCount }) => showLineCount(show), console.error);
    else show(0);
  };
  onSiteEvent('basket:changed', ({ lines }) => {
    show(lines);
    basketCount().then(({ storeLineCount }) => storeLineCount(lines), console.error);
  });
  refresh();
  window.addEventListener('pageshow', (event) => event.persisted && refresh());
}
