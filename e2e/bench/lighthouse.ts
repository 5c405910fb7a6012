import { Buyer } from '../support/buyer.ts';
import type { Figure } from './figures.ts';
import { demoMember, type PageKind } from './pages.ts';

const goals: Record<string, number> = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

/** Lighthouse's mobile scores of a page, the median of `runs`. Pages that search engines must not list are not scored on SEO. */
export async function measureLighthouse(debuggingPort: number, origin: string, kind: PageKind, runs: number): Promise<Figure[]> {
  const { default: lighthouse } = await import('lighthouse');
  const buyer = new Buyer(origin);
  if (kind.withBasket) await buyer.add('MON-RES-2019-75', 2);
  if (kind.asMember) {
    const { status } = await buyer.call('POST', '/api/club/login/', demoMember);
    if (status !== 200) throw new Error(`The demo's member could not log in: ${status}`);
  }
  const scores: Record<string, number[]> = {};
  const shifts: number[] = [];
  let lost = 0;
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(`${origin}${kind.path}`, {
      port: debuggingPort,
      output: 'json',
      logLevel: 'error',
      extraHeaders: kind.withBasket || kind.asMember ? { Cookie: buyer.cookies() } : {},
    });
    // The browser now and then draws nothing that Lighthouse could measure: that says nothing of the page.
    if (result?.lhr.categories['performance']?.score == null) {
      lost += 1;
      console.error(`  ${kind.name}: a run without figures: ${result?.lhr.audits['largest-contentful-paint']?.errorMessage ?? 'no reason given'}`);
      if (lost > runs) throw new Error(`Lighthouse measured nothing of ${kind.path} in ${lost} runs.`);
      run -= 1;
      continue;
    }
    shifts.push(result.lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN);
    for (const [name, category] of Object.entries(result.lhr.categories)) (scores[name] ??= []).push(Math.round((category.score ?? 0) * 100));
    const failed = Object.values(result.lhr.audits).filter(
      (audit) => audit.score !== null && audit.score < 0.9 && ['binary', 'numeric', 'metricSavings'].includes(audit.scoreDisplayMode),
    );
    if (run === 0 && failed.length > 0)
      console.error(`  ${kind.name}: ${failed.map((audit) => `${audit.id}${audit.displayValue ? ` (${audit.displayValue})` : ''}`).join(', ')}`);
  }
  const unlisted = ['basket', 'checkout'].includes(kind.name);
  const scored = Object.entries(scores)
    .filter(([name]) => name in goals)
    .map(([name, values]) => ({
      name: `${kind.name}: Lighthouse ${name}`,
      value: [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0,
      unit: 'of 100',
      how: `Lighthouse 13, mobile, median of ${runs}`,
      ...((unlisted && name === 'seo') || kind.perfect?.includes(name) === false ? {} : { goal: { atLeast: goals[name] ?? 0 } }),
    }));
  const shift = Math.round(Math.max(...shifts) * 1000) / 1000;
  return [...scored, { name: `${kind.name}: layout shift`, value: shift, unit: 'CLS', how: `Lighthouse 13, mobile, the most of ${runs}`, goal: { atMost: 0 } }];
}
