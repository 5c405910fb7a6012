import { chromium } from '@parral/config/vitest';
import { pageKinds } from '../../bench/pages.ts';
import { hydrated } from '../../support/hydration.ts';
import { expect, test } from '../../support/place.ts';

// Playwright switches the browser's memory of pages off; readers have it. The headless shell has none.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ...chromium(), ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

test('back and forward show a page as it was left, out of the browser’s memory and without asking anybody (back/forward cache)', async ({ page, place }) => {
  test.slow();
  const elsewhere = place.path('vineyards');
  const open = pageKinds.filter(({ withBasket, asMember, path }) => !withBasket && !asMember && path.startsWith('/es/') && path !== elsewhere);
  expect(open.length).toBeGreaterThan(4);
  for (const { name, path } of open) {
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { left: true }));
    // By the page itself: a navigation by the debugger begins anew.
    await page.evaluate((to) => location.assign(to), elsewhere);
    await page.waitForURL(`**${elsewhere}`);
    await hydrated(page);
    await page.evaluate(() => history.back());
    // A page out of memory does not load again.
    await page.waitForURL(`**${path}`, { waitUntil: 'commit' });
    const isSame = () => page.evaluate(() => 'left' in window).catch(() => false);
    await expect.poll(isSame, `${name} was kept`).toBe(true);
  }
});

test('motion: on the way back the bottle goes to its card', async ({ page, place }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html::view-transition-group(*) { animation-duration: 60s !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  await page.goto(place.path('catalogue'));
  await hydrated(page);
  const wine = place.path('catalogue', '/gran-reserva');
  await page.evaluate((to) => location.assign(to), wine);
  await page.waitForURL(`**${wine}`);
  await page.evaluate(() => history.back());
  await page.waitForURL(/vinos$/, { waitUntil: 'commit' });
  const parts = () => page.evaluate(() => document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement)).catch(() => []);
  await expect.poll(parts).toContain('::view-transition-group(bottle)');
});
