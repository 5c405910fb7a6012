import type { Browser } from '@playwright/test';
import type { Figure } from './figures.ts';
import { type BenchPlace, type PageKind, pathIn } from './pages.ts';
import { throttledScreen } from './throttled-phone.ts';
import { visitorCookies } from './visitor-cookies.ts';

/** Bytes on the wire of a first visit, by kind of file. */
export async function measureBytes(browser: Browser, place: BenchPlace, kind: PageKind): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: throttledScreen });
  await context.addCookies(await visitorCookies(place, kind));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  // Fetched when the browser is idle for a touch that may come: none of it runs before.
  session.on('Network.requestWillBeSent', ({ requestId, request }) => request.initialPriority === 'VeryLow' && kinds.set(requestId, 'Ahead'));
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.get(requestId) ?? kinds.set(requestId, type));
  session.on('Network.loadingFinished', (event) => {
    const type = kinds.get(event.requestId) ?? 'Other';
    bytes[type] = (bytes[type] ?? 0) + event.encodedDataLength;
  });
  await page.goto(`${place.origin}${pathIn(kind, place)}`, { waitUntil: 'networkidle' });
  await context.close();
  const kB = (...types: string[]) => Math.round(types.reduce((sum, type) => sum + (bytes[type] ?? 0), 0) / 100) / 10;
  const how = 'encoded bytes of a first visit in Chromium at 390 px, headers included';
  return [
    { name: `${kind.name}: script`, value: kB('Script'), unit: 'kB', how, ...(kind.script ? { goal: { atMost: kind.script } } : {}) },
    { name: `${kind.name}: CSS`, value: kB('Stylesheet'), unit: 'kB', how, goal: { atMost: 20 } },
    {
      name: `${kind.name}: everything`,
      value: kB(...Object.keys(bytes)),
      unit: 'kB',
      how,
      beside: Object.fromEntries(Object.keys(bytes).map((type) => [type, kB(type)])),
    },
  ];
}
