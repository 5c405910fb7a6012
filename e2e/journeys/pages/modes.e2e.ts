import type { Page } from '@playwright/test';
import { checkAccessibility } from '../../support/accessibility.ts';
import { addToBasket, openBasket, openCheckout } from '../../support/basket.ts';
import { fillVisitors, visitPage } from '../../support/booking.ts';
import { open } from '../../support/hydration.ts';
import { expect, type Place, test } from '../../support/place.ts';

/** WCAG 1.4.10: the width to which a reader at 400 % is left; with the reader's own colours in the place of the house's. */
test.use({ viewport: { width: 320, height: 640 } });

async function fits(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing reaches past the window').toBeLessThanOrEqual(320);
  // Colours are the reader's own; axe would compare the house's, which nobody sees.
  await checkAccessibility(page, ['color-contrast']);
}

const kinds: Record<string, (place: Place) => string> = {
  home: ({ path }) => path('home'),
  wines: ({ path }) => path('catalogue'),
  'a wine': ({ path, wine }) => path('catalogue', `/${wine.slug}`),
  visits: ({ path }) => path('visits'),
  'the club’s door': ({ path }) => path('club'),
  contact: ({ language }) => `/${language}/${language === 'es' ? 'contacto' : 'contact'}`,
  press: ({ language }) => `/${language}/${language === 'es' ? 'prensa' : 'press'}`,
  'an order that is none': ({ path }) => path('confirmation'),
};

for (const [kind, address] of Object.entries(kinds))
  test(`@both ${kind}: at 320 px in forced colours nothing is cut off, and axe finds no fault`, async ({ page, place }) => {
    await open(page, address(place));
    await fits(page);
  });

test('@both basket and checkout: the same', async ({ page, place }) => {
  await addToBasket(page, place, place.wine.sku);
  await openBasket(page, place);
  await fits(page);
  await openCheckout(page, place);
  await fits(page);
});

test('@both the days of a visit: the same', async ({ page, place }) => {
  await page.goto(visitPage(place));
  await fillVisitors(page, place);
  await expect(page.getByRole('table').getByRole('radio').first()).toBeAttached();
  await fits(page);
});
