import type { Browser } from '@playwright/test';
import { sentBytes, wholeOf } from '../support/sent-bytes.ts';
import type { Figure } from './figures.ts';
import { type BenchPlace, type PageKind, pathIn } from './pages.ts';
import { throttledScreen } from './throttled-phone.ts';
import { visitorCookies } from './visitor-cookies.ts';

/** Bytes on the wire of a first visit, by kind of file. */
export async function measureBytes(browser: Browser, place: BenchPlace, kind: PageKind): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: throttledScreen });
  await context.addCookies(await visitorCookies(place, kind));
  const page = await context.newPage();
  const sent = await sentBytes(page, () => page.goto(`${place.origin}${pathIn(kind, place)}`, { waitUntil: 'networkidle' }));
  await context.close();
  const rounded = (kB = 0) => Math.round(kB * 10) / 10;
  const figure = (what: string, kB: number | undefined, atMost?: number): Figure => ({
    name: `${kind.name}: ${what}`,
    value: rounded(kB),
    unit: 'kB',
    how: 'encoded bytes of a first visit in Chromium at 390 px, without headers',
    ...(atMost === undefined ? {} : { goal: { atMost } }),
  });
  return [
    figure('script', sent['script'], kind.script),
    figure('CSS', sent['stylesheet'], kind.css ?? 20),
    { ...figure('everything', wholeOf(sent), kind.weight), beside: Object.fromEntries(Object.entries(sent).map(([type, kB]) => [type, rounded(kB)])) },
  ];
}
