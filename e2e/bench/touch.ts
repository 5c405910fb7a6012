import type { Browser } from '@playwright/test';
import { type Figure, median } from './figures.ts';
import type { Pace } from './pace.ts';
import { pageKinds } from './pages.ts';
import { onThrottledPhone, openThrottledPhone } from './throttled-phone.ts';

/**
 * What is touched first on a page whose block waits for it, and the answer: how many stand in the field, or the button's busy look; once the
 * booking is alive, that it has gone.
 */
const touches = [
  { kind: 'product', press: /^Una más/, answer: 'quantity' },
  { kind: 'catalogue', press: /^Añadir a la cesta/, answer: 'busy' },
  { kind: 'visit and booking', press: /^Canjear un bono/, answer: 'busy' },
] as const;

/**
 * Milliseconds from the first touch to the frame that shows its answer: where the scripts were fetched beforehand, and where the
 * reader saves data and they were not. Beside it the frame from which on React does it (`done`: the block is alive, the press given to it),
 * and the same touch on a block that is alive already, which is how all of them were touched before React waited (decision 053) — by
 * readers who came after its 80 kB.
 */
export async function measureTouch(browser: Browser, origin: string, { touches: times }: Pace): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { kind, press, answer } of touches) {
    const path = pageKinds.find(({ name }) => name === kind)?.path ?? '/';
    for (const fetched of [true, false]) {
      const first: Answer[] = [];
      const alive: Answer[] = [];
      for (let time = 0; time < times; time += 1) {
        first.push(await touchOnce(browser, `${origin}${path}`, { press, answer, state: fetched ? 'fetched' : 'not fetched' }));
        if (fetched) alive.push(await touchOnce(browser, `${origin}${path}`, { press, answer, state: 'alive' }));
      }
      figures.push({
        name: `${kind}: first touch, ${fetched ? 'fetched' : 'not fetched'}`,
        value: Math.round(median(first.map(({ shown }) => shown))),
        unit: 'ms',
        how: `to the frame with the answer, ${onThrottledPhone}, median of ${times}`,
        goal: { atMost: fetched ? 100 : 1_000 },
        beside: {
          most: Math.round(Math.max(...first.map(({ shown }) => shown))),
          done: Math.round(median(first.map(({ done }) => done))),
          ...(fetched && { alive: Math.round(median(alive.map(({ shown }) => shown))) }),
        },
      });
    }
  }
  return figures;
}

interface Touch {
  press: RegExp;
  answer: 'quantity' | 'busy';
  state: 'fetched' | 'not fetched' | 'alive';
}

/** Milliseconds since the touch. */
interface Answer {
  /** To the frame that shows it. */
  shown: number;
  /** To the frame from which on it is React that shows it. */
  done: number;
}

async function touchOnce(browser: Browser, address: string, { press, answer, state }: Touch): Promise<Answer> {
  const page = await openThrottledPhone(browser);
  const context = page.context();
  const { hostname: domain } = new URL(address);
  await context.addCookies(['montelar_age', 'montelar_consent'].map((name) => ({ name, value: name.endsWith('age') ? 'yes' : 'no', domain, path: '/' })));
  if (state === 'not fetched') await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto(address, { waitUntil: 'load' });
  await page.locator('[data-until-script]').first().waitFor({ state: 'detached' });
  if (state !== 'not fetched') await page.waitForFunction(wereFetched);
  const button = page.getByRole('button', { name: press }).first();
  if (state === 'alive') {
    await page.locator('[data-when="interaction"]').first().dispatchEvent('pointermove');
    await page.locator('[data-when="interaction"][data-alive]').first().waitFor({ state: 'attached' });
  }
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error(`${address} shows no button ${press}`);
  const answered = page.evaluate(untilAnswered, answer);
  // Not the button's own tap: that listens in on the page, which would be measured with it.
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  const milliseconds = await answered;
  await context.close();
  return milliseconds;
}

/** In the page: whether the browser has all that the waiting block will need. */
function wereFetched(): boolean {
  const scripts = [...document.querySelectorAll<HTMLElement>('[data-when="interaction"]')].flatMap(({ dataset }) => (dataset['scripts'] ?? '').split(' '));
  return scripts.every((script) => {
    const [entry] = performance.getEntriesByName(new URL(script, location.href).href) as PerformanceResourceTiming[];
    return entry !== undefined && entry.responseEnd > 0;
  });
}

/**
 * In the page: milliseconds from the next touch to the frame that shows its answer, and to that after which React has taken over. Where
 * the press itself is answered the browser says when that frame was drawn (Event Timing); what comes later is seen at the frame after.
 */
function untilAnswered(answer: Touch['answer']): Promise<Answer> {
  const until = (is: () => boolean, since: number) =>
    new Promise<number>((seen) => {
      const look = () => {
        if (is()) requestAnimationFrame(() => seen(performance.now() - since));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  return new Promise((answered) => {
    const begin = async ({ target, timeStamp }: Event) => {
      const button = (target as Element).closest('button');
      const said = button?.textContent;
      const field = document.getElementById(button?.getAttribute('aria-controls') ?? '') as HTMLInputElement | null;
      const block = button?.closest<HTMLElement>('[data-island]');
      const isShown = () =>
        answer === 'quantity'
          ? field?.value === '2'
          : button?.getAnimations({ subtree: true }).some(({ effect }) => effect?.getTiming().iterations === Infinity) === true ||
            button?.isConnected === false ||
            button?.textContent !== said;
      const isDone = () => block?.dataset['alive'] !== undefined && block.ariaBusy !== 'true';
      let isAtOnce = false;
      addEventListener('click', () => requestAnimationFrame(() => (isAtOnce = isShown())), { once: true });
      const drawn: number[] = [];
      new PerformanceObserver((list) => {
        for (const { name, startTime, duration } of list.getEntries()) if (name === 'click') drawn.push(startTime + duration - timeStamp);
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      const [shown, done] = await Promise.all([until(isShown, timeStamp), until(isDone, timeStamp)]);
      // They are told a little later.
      await new Promise((told) => setTimeout(told, 500));
      answered({ shown: isAtOnce ? Math.min(shown, ...drawn) : shown, done });
    };
    addEventListener('pointerdown', (event) => void begin(event), { once: true, capture: true });
  });
}
