import { basketBadge } from '@parral/rules';
import { onSiteEvent } from '../events/site-events.ts';

/**
 * The figure at the basket: nothing when empty, 9+ from ten lines (specification section 2).
 * Asks the server only when the basket's cookie says that there is something.
 */
export function startBasketBadge(): void {
  const badges = [...document.querySelectorAll<HTMLElement>('[data-count="basket"]')];
  if (badges.length === 0) return;
  const show = (lines: number) => {
    for (const badge of badges) badge.textContent = basketBadge(lines) ?? '';
  };
  onSiteEvent('basket:changed', ({ lines }) => show(lines));
  const cookie = document.documentElement.dataset['basketCookie'] ?? 'has_basket';
  const refresh = () => {
    if (!document.cookie.split('; ').includes(`${cookie}=1`)) show(0);
    else void countLines().then(show, (error: unknown) => console.error('the basket could not be counted; its icon shows no figure', error));
  };
  if (document.cookie.includes(`${cookie}=1`)) refresh();
  window.addEventListener('pageshow', (event) => event.persisted && refresh());
}

async function countLines(): Promise<number> {
  const response = await fetch('/api/ecom/basket/', { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`GET /api/ecom/basket/ answered ${response.status}`);
  const basket = (await response.json()) as { lines: unknown[] };
  return basket.lines.length;
}
