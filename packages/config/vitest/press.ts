import '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Holds the mouse on the middle of what the selector finds for so many milliseconds: as a hand does, in which time a page may move. */
    press: (selector: string, milliseconds: number) => Promise<void>;
  }
}

/** The real mouse, for what stories' synthetic clicks cannot miss. */
export const press: BrowserCommand<[selector: string, milliseconds: number]> = async ({ iframe, page }, selector, milliseconds) => {
  await iframe.locator(selector).hover();
  await page.mouse.down();
  await page.waitForTimeout(milliseconds);
  await page.mouse.up();
};
