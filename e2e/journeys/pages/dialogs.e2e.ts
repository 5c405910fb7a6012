import type { Page } from '@playwright/test';
import { open } from '../../support/hydration.ts';
import { expect, test } from '../../support/place.ts';

// Playwright hides scrollbars; on a desk they have a width, and whatever opens over the page takes them away.
test.use({
  launchOptions: [async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }), { scope: 'worker' }],
});

/** Where the page's parts begin, and how wide they are. */
const places = (page: Page) =>
  page.evaluate(() =>
    ['body', 'header', 'h1', 'main', 'footer'].map((part) => {
      const { x, width } = document.querySelector(part)?.getBoundingClientRect() ?? {};
      return [part, x, width];
    }),
  );

test('@both a dialog and the menu do not move the page by the width of its scrollbar', async ({ page, place }) => {
  await open(page, place.path('catalogue', `/${place.wine.slug}`));
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth), 'the page has a scrollbar with a width').toBeGreaterThan(5);
  const before = await places(page);
  await page.getByRole('button', { name: place.words.addToBasket }).first().click();
  await expect(page.getByRole('dialog').getByRole('link', { name: place.words.toBasket })).toBeVisible();
  expect(await places(page)).toEqual(before);

  await page.setViewportSize({ width: 768, height: 900 });
  await open(page, place.path('home'));
  const narrow = await places(page);
  await page.getByRole('button', { name: place.words.menu }).click();
  await expect(page.locator('nav[popover]:popover-open')).toBeVisible();
  expect(await places(page)).toEqual(narrow);
});
