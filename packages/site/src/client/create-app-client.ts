import { startBasketBadge } from './basket-badge.ts';
import { startForWhom } from './for-whom.ts';
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
  startForWhom();
  startNewsletter();
  wakeIslands(registry);
}
