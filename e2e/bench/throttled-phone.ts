import type { Browser, Page } from '@playwright/test';

/** What stands behind each figure that was measured on it. */
export const onThrottledPhone = 'Chromium at 390 px, processor 4 × slower, 1.6 Mbit/s, 150 ms';

/** The telephone of Lighthouse: a processor four times slower, 1.6 Mbit/s and 150 ms there and back. */
export const throttledProcessor = 4;
export const throttledScreen = { width: 390, height: 844 };
const bytes = (kbits: number) => (kbits * 1024) / 8;
export const throttledNetwork = { offline: false, latency: 150, downloadThroughput: bytes(1_638), uploadThroughput: bytes(750) };

/** A page of an empty browser on that telephone. Close its context. */
export async function openThrottledPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: throttledScreen, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttledProcessor });
  await session.send('Network.emulateNetworkConditions', throttledNetwork);
  return page;
}
