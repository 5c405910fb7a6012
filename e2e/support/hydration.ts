import { expect, type Page } from '@playwright/test';

/**
 * Waits until the blocks of the page that come to life by themselves have done so, and the browser no longer fades from the page
 * before, whose picture takes the clicks: one before that is lost.
 */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('[data-island]:not([data-alive]):not([data-when="visible"], [data-when="interaction"])')).toHaveCount(0);
  await expect(page.locator('html:active-view-transition')).toHaveCount(0);
}

/** Goes to an address of the house and waits until the page can be used. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}
