import { expect, type Page } from '@playwright/test';
import { checkAccessibility } from '../support/accessibility.ts';

/** What a reader finds on the page of another estate, in each theme: drawn, styled, alive, and readable by everybody. */
export async function expectOpenedApp(page: Page, origin: string): Promise<void> {
  const failed: string[] = [];
  page.on('pageerror', (error) => failed.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && !message.location().url.endsWith('/favicon.ico') && failed.push(message.text()));
  await page.goto(origin);
  const button = page.getByRole('button', { name: 'Add to basket' });
  await expect(button).toBeVisible();
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByText('37,00 €')).toBeVisible();

  const accents = new Set<string>();
  for (const theme of ['montelar', 'oria', 'club']) {
    await page.getByRole('button', { name: theme }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    const looks = async () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect.poll(async () => accents.has(await looks())).toBe(false);
    await checkAccessibility(page);
    accents.add(await looks());
  }
  expect(accents.size, 'each theme has a colour of its own').toBe(3);
  // The faces come with the sheet, from beside it.
  expect(await page.evaluate(() => document.fonts.load('1rem "Ibarra Real Nova Variable"').then((faces) => faces.length))).toBe(1);
  expect(failed).toEqual([]);
}
