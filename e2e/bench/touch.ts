import type { Browser } from '@playwright/test';
import { type Figure, median } from './figures.ts';
import type { Pace } from './pace.ts';
import { pageKinds } from './pages.ts';
import { onThrottledPhone, openThrottledPhone } from './throttled-phone.ts';

/** What is touched first on a page whose block waits for it, and the answer: how many stand in the field, or that it is on its way. */
const touches = [
  { kind: 'product', press: /^Una más/, answer: 'quantity' },
  { kind: 'catalogue', press: /^Añadir a la cesta/, answer: 'busy' },
] as const;

/**
 * Milliseconds from the first touch to the frame that shows its answer: where the scripts were fetched beforehand, and where the
 * reader saves data and they were not. Beside it the same touch on a block that is alive already, which is how all of them were touched
 * before React waited (decision 053) — by readers who came after its 80 kB.
 */
export async function measureTouch(browser: Browser, origin: string, { touches: times }: Pace): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { kind, press, answer } of touches) {
    const path = pageKinds.find(({ name }) => name === kind)?.path ?? '/';
    for (const fetched of [true, false]) {
      const first: number[] = [];
      const alive: number[] = [];
      for (let time = 0; time < times; time += 1) {
        first.push(await touchOnce(browser, `${origin}${path}`, { press, answer, state: fetched ? 'fetched' : 'not fetched' }));
        if (fetched) alive.push(await touchOnce(browser, `${origin}${path}`, { press, answer, state: 'alive' }));
      }
      figures.push({
        name: `${kind}: first touch, ${fetched ? 'fetched' : 'not fetched'}`,
        value: Math.round(median(first)),
        unit: 'ms',
        how: `to the frame with the answer, ${onThrottledPhone}, median of ${times}`,
        goal: { atMost: fetched ? 100 : 1_000 },
        beside: { most: Math.round(Math.max(...first)), ...(fetched && { alive: Math.round(median(alive)) }) },
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

async function touchOnce(browser: Browser, address: string, { press, answer, state }: Touch): Promise<number> {
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
  const answered = page.evaluate(untilAnswered, answer);
  await button.tap();
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

/** In the page: milliseconds from the next touch to the frame after the answer stands. */
function untilAnswered(answer: Touch['answer']): Promise<number> {
  const isAnswered = () =>
    answer === 'busy'
      ? document.querySelector('main button[aria-busy="true"]') !== null
      : [...document.querySelectorAll<HTMLInputElement>('main [role="spinbutton"], main input[type="number"]')].some(({ value }) => value === '2');
  return new Promise((done) => {
    const begin = ({ timeStamp }: Event) => {
      const look = () => {
        if (isAnswered()) requestAnimationFrame(() => done(performance.now() - timeStamp));
        else requestAnimationFrame(look);
      };
      look();
    };
    addEventListener('pointerdown', begin, { once: true, capture: true });
  });
}
