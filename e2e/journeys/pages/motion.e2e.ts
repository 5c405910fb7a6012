import type { Page } from '@playwright/test';
import { addToBasket, openCheckout } from '../../support/basket.ts';
import { chooseSlot, fillVisitors, visitPage } from '../../support/booking.ts';
import { demoMembers, openAs } from '../../support/club.ts';
import { open } from '../../support/hydration.ts';
import { expect, test } from '../../support/place.ts';

/** Tells what began to move from here on, and what moves at this moment. */
async function watched(page: Page): Promise<() => Promise<string[]>> {
  await page.exposeFunction('moves', (what: string) => seen.push(what));
  await page.addInitScript(() => {
    const tell = (event: Event, name: string) => {
      const { moves } = window as unknown as { moves: (what: string) => void };
      moves(`${location.pathname}: ${name} of ${(event.target as Element).tagName}.${(event.target as Element).className}`);
    };
    addEventListener('transitionrun', (event) => tell(event, event.propertyName), true);
    addEventListener('animationstart', (event) => tell(event, event.animationName), true);
  });
  const seen: string[] = [];
  return async () => [...new Set(seen), ...(await page.evaluate(() => document.getAnimations().map((one) => `at this moment: ${one.constructor.name}`)))];
}

/** Goes over all that answers the pointer and takes the focus, which is where most of the motion would be. */
async function touchAll(page: Page): Promise<void> {
  for (const control of (await page.getByRole('main').locator('a:visible, button:visible:enabled').all()).slice(0, 15)) await control.hover({ force: true });
  for (let press = 0; press < 15; press += 1) await page.keyboard.press('Tab');
}

test.describe('where the reader asks for less motion nothing moves, not for a millisecond either (WCAG 2.3.3)', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  test('@both from home to the wine and to paying', async ({ page, place }) => {
    test.slow();
    const moved = await watched(page);
    await open(page, place.path('home'));
    await touchAll(page);
    await open(page, place.path('catalogue', `/${place.wine.slug}`));
    await touchAll(page);
    await page.getByRole('radio', { disabled: false }).last().check();
    await page.getByRole('button', { name: place.words.addToBasket }).first().click();
    await page.getByRole('dialog').getByRole('link', { name: place.words.toBasket }).click();
    await expect(page.getByRole('spinbutton')).toBeVisible();
    await openCheckout(page, place);
    await touchAll(page);
    await page.getByRole('button', { name: place.words.continue }).click();
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
    expect(await moved()).toEqual([]);
  });

  test('@both in a visit’s calendar, on the member’s card', async ({ page, place }) => {
    test.slow();
    const moved = await watched(page);
    await open(page, visitPage(place));
    await fillVisitors(page, place);
    await chooseSlot(page, place);
    await touchAll(page);
    await openAs(page, place, demoMembers.lucia, place.path('myClub'));
    await touchAll(page);
    expect(await moved()).toEqual([]);
  });
});

test('looks, motion: at the checkout nothing moves, whatever the reader asked for', async ({ page, place }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await addToBasket(page, place, place.wine.sku);
  const moved = await watched(page);
  await openCheckout(page, place);
  await touchAll(page);
  await page.getByRole('button', { name: place.words.continue }).click();
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  expect(await moved()).toEqual([]);
});
