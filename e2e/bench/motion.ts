import type { Browser, Page } from '@playwright/test';
import { type Figure, median } from './figures.ts';
import type { Pace } from './pace.ts';
import { throttledProcessor, throttledScreen } from './throttled-phone.ts';
import { visitorCookies } from './visitor-cookies.ts';

interface Motion {
  name: string;
  /** Whose end tells that it is over: a view transition, or what an element does. */
  kind: 'page' | 'transition' | 'animation';
  asMember?: true;
  /** What is there before it is watched. */
  prepare?: (page: Page, origin: string) => Promise<unknown>;
  start: (page: Page, origin: string) => Promise<unknown>;
}

const motions: readonly Motion[] = [
  {
    name: 'bottle from card to page',
    kind: 'page',
    prepare: (page, origin) => page.goto(`${origin}/es/vinos`, { waitUntil: 'networkidle' }),
    start: (page) => page.locator('main li a[href$="/reserva"]').first().click(),
  },
  {
    name: 'label turning with the vintage',
    kind: 'transition',
    async prepare(page, origin) {
      await page.goto(`${origin}/es/vinos/reserva`, { waitUntil: 'networkidle' });
      await page.getByRole('radio', { name: '2020' }).evaluate((radio) => (radio as HTMLInputElement).focus({ preventScroll: true }));
      await page.evaluate(() => scrollTo(0, 0));
    },
    // As a press does, but that the label stays in sight where the vintages stand below it.
    start: (page) => page.getByRole('radio', { name: '2018' }).evaluate((radio) => (radio as HTMLInputElement).click()),
  },
  { name: 'card turning', kind: 'animation', asMember: true, start: (page, origin) => page.goto(`${origin}/es/club/mi-club`, { waitUntil: 'load' }) },
  {
    name: 'a square on an empty page, beside them',
    kind: 'transition',
    prepare: (page) =>
      page.goto(
        'data:text/html,<style>p { width: 200px; height: 200px; background: maroon; transition: transform 500ms } .gone { transform: translateX(150px) }</style><p></p>',
      ),
    start: (page) => page.evaluate(() => document.querySelector('p')?.classList.add('gone')),
  },
];

const screens = {
  'at 1440 px': { viewport: { width: 1440, height: 900 }, slower: 1 },
  'at 390 px': { viewport: throttledScreen, slower: throttledProcessor },
} as const;

/** Frames a second that are drawn while something moves: of the display's 60, as the browser's own trace counts them (looks, motion: "60 frames"). */
export async function measureMotion(browser: Browser, origin: string, { motions: times }: Pace): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [where, screen] of Object.entries(screens))
    for (const motion of motions) {
      const seen: Seen[] = [];
      for (let time = 0; time < times; time += 1) seen.push(await watchOnce(browser, origin, motion, screen));
      const of = (what: (one: Seen) => number) => Math.round(median(seen.map(what)));
      figures.push({
        name: `${motion.name}, ${where}`,
        value: of(({ drawn, milliseconds }) => (drawn / milliseconds) * 1000),
        unit: 'frames/s',
        how: `Chromium, drawn by the processor alone${screen.slower > 1 ? `, ${screen.slower} × slower` : ''}; DrawFrame in the trace between its beginning and its end, median of ${times}`,
        goal: { atLeast: 55 },
        beside: { ms: of(({ milliseconds }) => milliseconds), dropped: of(({ dropped }) => dropped) },
      });
    }
  return figures;
}

interface Seen {
  milliseconds: number;
  drawn: number;
  dropped: number;
}

interface TraceEvent {
  name: string;
  ts: number;
  pid: number;
}

async function watchOnce(
  browser: Browser,
  origin: string,
  { name, kind, asMember, prepare, start }: Motion,
  { viewport, slower }: (typeof screens)[keyof typeof screens],
): Promise<Seen> {
  const context = await browser.newContext({ viewport });
  try {
    const answered = { montelar_age: 'yes', montelar_consent: 'no' };
    await context.addCookies(Object.entries(answered).map(([name, value]) => ({ name, value, url: origin })));
    await context.addCookies(await visitorCookies({ origin, brand: 'montelar' }, { asMember }));
    const page = await context.newPage();
    await page.addInitScript(markMotion, kind);
    await prepare?.(page, origin);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await browser.startTracing(page, { categories: ['blink.user_timing', 'disabled-by-default-devtools.timeline.frame', 'devtools.timeline.frame'] });
    await start(page, origin);
    await page.waitForTimeout(2_000);
    const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
    return countFrames(name, traceEvents);
  } finally {
    await context.close();
  }
}

/** In the page, once: says in the trace when a motion of that kind begins and ends. */
function markMotion(kind: Motion['kind']): void {
  const begin = () => performance.mark('motion begins');
  const end = () => performance.mark('motion ends');
  if (kind === 'page')
    addEventListener('pagereveal', ({ viewTransition }) => {
      viewTransition?.ready.then(begin, () => {});
      viewTransition?.finished.then(end, () => {});
    });
  else {
    const isMeant = (event: Event) => kind === 'animation' || (event as TransitionEvent).propertyName === 'transform';
    document.addEventListener(`${kind}start`, (event) => isMeant(event) && begin(), true);
    document.addEventListener(`${kind}end`, (event) => isMeant(event) && end(), true);
  }
}

function countFrames(motion: string, trace: TraceEvent[]): Seen {
  const begins = trace.filter(({ name }) => name === 'motion begins').toSorted((a, b) => a.ts - b.ts);
  const ends = trace.filter(({ name }) => name === 'motion ends').toSorted((a, b) => a.ts - b.ts);
  const [first, last] = [begins[0], ends.at(-1)];
  if (!first || !last) throw new Error(`${motion}: nothing moved that the bench watches. Has the page lost its motion?`);
  const count = (wanted: string) => trace.filter(({ name, ts, pid }) => name === wanted && pid === first.pid && ts >= first.ts && ts <= last.ts).length;
  return { milliseconds: (last.ts - first.ts) / 1000, drawn: count('DrawFrame'), dropped: count('DroppedFrame') };
}
