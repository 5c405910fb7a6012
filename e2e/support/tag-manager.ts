/** What a page tells the tag manager. */
import type { Page } from '@playwright/test';

/** Every event pushed in this tab, over all its pages, as JSON, oldest first. */
export async function recordEvents(page: Page): Promise<string[]> {
  const pushed: string[] = [];
  await page.exposeFunction('tellPushed', (event: string) => pushed.push(event));
  await page.addInitScript(() => {
    const queue: object[] = [];
    queue.push = (...events: object[]) => {
      // Between two events the wines of the first are forgotten: that is no event of its own.
      for (const event of events.filter((one) => 'event' in one))
        (window as unknown as { tellPushed: (event: string) => void }).tellPushed(JSON.stringify(event));
      return Array.prototype.push.apply(queue, events);
    };
    (window as unknown as { dataLayer: object[] }).dataLayer = queue;
  });
  return pushed;
}
