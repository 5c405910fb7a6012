import { expect, type Page } from '@playwright/test';
import { hydrated } from '../support/hydration.ts';

/** What is another on each estate and in each minute, and what is shown in its place. */
const changing: readonly (readonly [pattern: string, instead: string])[] = [
  // Numbers of orders; codes of vouchers and of the club.
  ['(?<![\\w-])[A-Z0-9]{4}-[A-Z0-9]{4}(?![\\w-])', 'ABCD-1234'],
  ['-[A-Z0-9]{5}-[A-Z0-9]{5}(?![\\w-])', '-ABCDE-12345'],
  // The minute of an order: 22 November 2026 at 09:51.
  ['(\\d{4} (?:a las|at)) \\d{1,2}:\\d\\d', '$1 12:00'],
  ['localhost:\\d+', 'localhost:3000'],
];

/** The bar of a phone's last booking step: another text each second, so that a picture in two minutes fails now and then. */
const secondsLeft = /\b\d\d:\d\d (?:para pagar|left to pay)/;

const attempts = 6;

/**
 * A picture of the whole page once nothing moves on it any more: all of it was scrolled through, fonts and pictures are there, and two
 * pictures in a row are the same. `same` is false where that did not come about.
 */
export async function still(page: Page): Promise<{ png: Buffer; same: boolean }> {
  await page.mouse.move(0, 0);
  await hydrated(page);
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await expect(page.locator('[data-island]:not([data-alive]):not([data-when="interaction"])')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A lazy one that was passed too fast would never be there.
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].filter(({ src }) => src !== '').map((image) => image.decode().catch(() => undefined)));
  });
  let before = await picture(page);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const png = await picture(page);
    if (png.equals(before)) return { png, same: true };
    before = png;
  }
  return { png: before, same: false };
}

async function picture(page: Page): Promise<Buffer> {
  await page.evaluate((all) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const said = all.reduce((words, [pattern, instead]) => words.replaceAll(new RegExp(pattern, 'g'), instead), text.nodeValue ?? '');
      if (said !== text.nodeValue) text.nodeValue = said;
    }
  }, changing);
  const counting = [page.getByRole('timer'), page.getByText(secondsLeft)];
  return page.screenshot({ fullPage: true, animations: 'disabled', mask: counting });
}
