import type { Result } from 'lighthouse';
import { cookieHeader } from '../support/buyer.ts';
import { type Figure, median } from './figures.ts';
import { type BenchPlace, type PageKind, pathIn } from './pages.ts';
import { visitorCookies } from './visitor-cookies.ts';

const goals: Record<string, number> = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };

/** A kind of page in a place; the first house in its first language is the kind itself. */
export const nameIn = (kind: PageKind, { brand, language }: BenchPlace): string =>
  brand === 'montelar' && language === 'es' ? kind.name : `${kind.name} (${brand}, ${language})`;

/**
 * Lighthouse's mobile scores of a page, the median of `runs`; the largest paint and the time in which nothing could be pressed on the
 * phone that it imagines; how far the page moved. Pages that search engines must not list are not scored on SEO.
 */
export async function measureLighthouse(debuggingPort: number, place: BenchPlace, kind: PageKind, runs: number): Promise<Figure[]> {
  const results = await lighthouseRuns(debuggingPort, place, kind, runs);
  const name = nameIn(kind, place);
  const how = `Lighthouse 13, mobile, median of ${runs}`;
  const scored = Object.keys(results[0]?.categories ?? {})
    .filter((category) => category in goals && !(category === 'seo' && kind.unlisted))
    .map((category) => ({
      name: `${name}: Lighthouse ${category}`,
      value: median(results.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100))),
      unit: 'of 100',
      how,
      goal: { atLeast: goals[category] ?? 0 },
    }));
  const figure = (audit: string) => results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN);
  return [
    ...scored,
    // Without a goal: Lighthouse works it out from an unthrottled visit. The goal is the really throttled phone's (largest-paint.ts).
    { name: `${name}: Lighthouse largest paint`, value: Math.round(median(figure('largest-contentful-paint'))), unit: 'ms', how },
    { name: `${name}: Lighthouse blocked`, value: Math.round(median(figure('total-blocking-time'))), unit: 'ms', how, goal: { atMost: 0 } },
    {
      name: `${name}: layout shift`,
      value: Math.round(Math.max(...figure('cumulative-layout-shift')) * 1000) / 1000,
      unit: 'CLS',
      how: `Lighthouse 13, mobile, the most of ${runs}`,
      goal: { atMost: 0 },
    },
  ];
}

async function lighthouseRuns(debuggingPort: number, place: BenchPlace, kind: PageKind, runs: number): Promise<Result[]> {
  const { default: lighthouse } = await import('lighthouse');
  const cookies = await visitorCookies(place, kind);
  const results: Result[] = [];
  for (let lost = 0; results.length < runs;) {
    const answer = await lighthouse(`${place.origin}${pathIn(kind, place)}`, {
      port: debuggingPort,
      output: 'json',
      logLevel: 'error',
      extraHeaders: cookies.length > 0 ? { Cookie: cookieHeader(cookies) } : {},
    });
    // The browser now and then draws nothing that Lighthouse could measure: that says nothing of the page.
    if (answer?.lhr.categories['performance']?.score == null) {
      lost += 1;
      console.error(`  ${nameIn(kind, place)}: a run without figures: ${answer?.lhr.audits['largest-contentful-paint']?.errorMessage ?? 'no reason given'}`);
      if (lost > runs) throw new Error(`Lighthouse measured nothing of ${pathIn(kind, place)} in ${lost} runs.`);
      continue;
    }
    results.push(answer.lhr);
  }
  sayFaults(nameIn(kind, place), results[0]);
  return results;
}

/** What cost points, to be read while it runs. */
function sayFaults(name: string, result?: Result): void {
  const failed = Object.values(result?.audits ?? {}).filter(
    (audit) => audit.score !== null && audit.score < 0.9 && ['binary', 'numeric', 'metricSavings'].includes(audit.scoreDisplayMode),
  );
  if (failed.length > 0) console.error(`  ${name}: ${failed.map(({ id, displayValue }) => `${id}${displayValue ? ` (${displayValue})` : ''}`).join(', ')}`);
}
