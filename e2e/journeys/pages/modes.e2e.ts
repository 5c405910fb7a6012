import type { Page } from '@playwright/test';
import { pageKinds, pathIn } from '../../bench/pages.ts';
import { checkAccessibility } from '../../support/accessibility.ts';
import { addToBasket } from '../../support/basket.ts';
import { fillVisitors, visitPage } from '../../support/booking.ts';
import { beMember, demoMembers } from '../../support/club.ts';
import { open } from '../../support/hydration.ts';
import { expect, test } from '../../support/place.ts';

/** WCAG 1.4.10: the width to which a reader at 400 % is left; with the reader's own colours in the place of the house's. */
test.use({ viewport: { width: 320, height: 640 } });

async function fits(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing reaches past the window').toBeLessThanOrEqual(320);
  expect(await page.evaluate(edgedWrongly), 'what is pressed has an edge all around, or none but the line under its words').toEqual([]);
  // Colours are the reader's own; axe would compare the house's, which nobody sees.
  await checkAccessibility(page, ['color-contrast']);
}

/** In the page: buttons, and first ways on, whose transparent edges are seen there as two lines, or whose ground alone showed that they are pressed. */
function edgedWrongly(): string[] {
  return [...document.querySelectorAll('button, [data-actions] > a:first-child')].flatMap((pressed) => {
    const { borderTopWidth, borderBottomWidth, borderLeftWidth, borderRightWidth } = getComputedStyle(pressed);
    const isEdged = (...widths: string[]) => widths.some((width) => Number.parseFloat(width) > 0);
    const [block, inline] = [isEdged(borderTopWidth, borderBottomWidth), isEdged(borderLeftWidth, borderRightWidth)];
    return (block && !inline) || (pressed.matches('a') && !block) ? [pressed.outerHTML.slice(0, 120)] : [];
  });
}

for (const kind of pageKinds)
  test(`@both ${kind.name}: at 320 px in forced colours nothing is cut off, and axe finds no fault`, async ({ page, place }) => {
    if (kind.withBasket) await addToBasket(page, place, place.wine.sku);
    if (kind.asMember) await beMember(page, place, demoMembers.lucia);
    await open(page, pathIn(kind, place));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await fits(page);
  });

test('@both an order that is none: the same', async ({ page, place }) => {
  await open(page, place.path('confirmation'));
  await fits(page);
});

test('@both the days of a visit: the same', async ({ page, place }) => {
  await page.goto(visitPage(place));
  await fillVisitors(page, place);
  await expect(page.getByRole('table').getByRole('radio').first()).toBeAttached();
  await fits(page);
});
