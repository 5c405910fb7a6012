import type { Browser, Page } from '@playwright/test';

/** What stands behind each figure that was measured on it. */
export const onThrottledPhone = 'Chromium at 390 px, processor 4 × slower, 1.6 Mbit/s, 150 ms';

/** A page of an empty browser on the telephone of Lighthouse: a processor four times slower, 1.6 Mbit/s and 150 ms there and back. Close its context. */
export async function openThrottledPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const bytes = (kbits: number) => (kbits * 1024) / 8;
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: bytes(1_638), uploadThroughput: bytes(750) });
  return page;
}
