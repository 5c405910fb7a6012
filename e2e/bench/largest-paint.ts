import { type Figure, median } from './figures.ts';
import { type BenchPlace, type PageKind, pathIn } from './pages.ts';
import { onThrottledPhone } from './throttled-phone.ts';
import type { UnwatchedBrowser } from './unwatched-browser.ts';
import { visitorCookies } from './visitor-cookies.ts';

/** When a first visitor sees the largest thing of a page, in milliseconds from the click, and how long what is seen cannot be touched until it has loaded. */
export async function measureLargestPaint(browser: UnwatchedBrowser, place: BenchPlace, kind: PageKind, times: number): Promise<Figure> {
  const visits: Paints[] = [];
  for (let time = 0; time < times; time += 1) visits.push(await visitOnce(browser, place, kind));
  const of = (what: (paints: Paints) => number) => Math.round(median(visits.map(what)));
  return {
    name: `${kind.name}: largest paint${place.brand === 'montelar' && place.language === 'es' ? '' : `, ${place.brand} ${place.language}`}`,
    value: of(({ largest }) => largest),
    unit: 'ms',
    how: `a first visit that nobody listens to, ${onThrottledPhone}, median of ${times}`,
    goal: { atMost: 1_000 },
    beside: {
      'first paint': of(({ first }) => first),
      blocked: of(({ blocked }) => blocked),
      'blocked before': of(({ blockedBefore }) => blockedBefore),
      most: Math.round(Math.max(...visits.map(({ largest }) => largest))),
    },
  };
}

interface Paints {
  first: number;
  largest: number;
  /** What tasks took beyond 50 ms each once something was seen: before that there is nothing to touch. */
  blocked: number;
  /** The same until something was seen. */
  blockedBefore: number;
}

async function visitOnce(browser: UnwatchedBrowser, place: BenchPlace, kind: PageKind): Promise<Paints> {
  return browser.visit(`${place.origin}${pathIn(kind, place)}`, await visitorCookies(place, kind), paintsSoFar);
}

/** In the page. */
async function paintsSoFar(): Promise<Paints> {
  const entriesOf = (type: string) =>
    new Promise<PerformanceEntry[]>((done) => {
      new PerformanceObserver((list) => done(list.getEntries())).observe({ type, buffered: true });
      setTimeout(() => done([]), 500);
    });
  const [paints, largest, tasks] = await Promise.all(['paint', 'largest-contentful-paint', 'longtask'].map(entriesOf));
  const last = largest?.at(-1)?.startTime;
  if (last === undefined) throw new Error(`${location.href} has painted nothing.`);
  const first = paints?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN;
  const blockedIn = (from: number, to: number) =>
    (tasks ?? []).reduce((sum, { startTime, duration }) => sum + Math.max(0, Math.min(startTime + duration, to) - Math.max(startTime, from) - 50), 0);
  return { first, largest: last, blocked: blockedIn(first, Number.POSITIVE_INFINITY), blockedBefore: blockedIn(0, first) };
}
