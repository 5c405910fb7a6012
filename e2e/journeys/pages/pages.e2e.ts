import type { Response } from '@playwright/test';
import { checkAccessibility } from '../../support/accessibility.ts';
import { ask, sitemapOf } from '../../support/crawl.ts';
import { expect, test } from '../../support/place.ts';

test('@everywhere the finished pages answer, in the right language, without accessibility faults or script errors', async ({ page, place }) => {
  for (const name of ['home', 'catalogue', 'visits', 'club', 'basket'] as const) {
    const answer = await page.goto(place.path(name));
    expect(answer?.status(), name).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', place.language);
    await expect(page.locator('html')).toHaveAttribute('data-theme', name === 'club' ? 'club' : place.brand);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await checkAccessibility(page);
  }
});

test('@both fault "a link at the end of the visits moves away from under the pointer": nothing changes its height while the page is scrolled through', async ({
  page,
  place,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    await page.goto(place.path('visits'));
    const scenes = page.getByRole('main').getByRole('listitem');
    const heights = () => scenes.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height));
    const atFirst = await heights();
    for (const scene of await scenes.all()) await scene.scrollIntoViewIfNeeded();
    expect(await heights()).toEqual(atFirst);
  }
});

test('@both fault "the text page moved by 0.3 while it arrived": what a phone shows stands below what the page brings before it', async ({ page, place }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const pages = await sitemapOf(place);
  // One wine and one visit stand for all.
  const alike = new Set((['catalogue', 'visits'] as const).flatMap((list) => pages.filter((path) => path.startsWith(place.path(list, '/'))).slice(1)));
  for (const path of pages.filter((one) => !alike.has(one))) {
    await page.goto(path);
    const risen = await page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('*')].flatMap((element) => {
        const before = element.previousElementSibling?.getBoundingClientRect();
        const own = element.getBoundingClientRect();
        const isInFlow = ['static', 'relative'].includes(getComputedStyle(element).position) && own.height > 0 && !element.closest('svg');
        return before && before.height >= 100 && isInFlow && own.bottom <= before.top ? [element.outerHTML.slice(0, 120)] : [];
      }),
    );
    expect(risen, path).toEqual([]);
  }
});

test("fault: what a page's script imports was asked for a round trip after it (the shop's, 150 ms of a first paint on a phone)", async ({ place }) => {
  const { text } = await ask(place.origin, place.path('catalogue'));
  const [, script = ''] = /<script type="module" src="([^"]+)"/.exec(text) ?? [];
  const { text: code } = await ask(place.origin, script);
  const imported = [...code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)/g)].map(([, file]) => script.slice(0, script.lastIndexOf('/') + 1) + file);
  const announced = [...text.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, address]) => address);
  expect(imported).not.toEqual([]);
  expect(new Set(announced)).toEqual(new Set(imported));
});

test('decision 060: what turns, plays and marks is fetched once the page is painted', async ({ page, place }) => {
  await page.goto(place.path('home'));
  const begun = () =>
    page.evaluate(() => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0];
      const slides = performance.getEntriesByType('resource').find(({ name }) => name.includes('/turn-slides-'));
      return slides && painted ? slides.startTime - painted.startTime : null;
    });
  await expect.poll(begun).not.toBeNull();
  expect(await begun()).toBeGreaterThanOrEqual(0);
});

test('fault: pages cross-fade for readers who asked for less motion; for others they do', async ({ page, place }) => {
  await page.addInitScript(() =>
    addEventListener('pagereveal', (event) => (document.documentElement.dataset['faded'] = String(event.viewTransition !== null))),
  );
  const html = page.locator('html');
  const fades = async (reducedMotion: 'reduce' | 'no-preference') => {
    await page.emulateMedia({ reducedMotion });
    await page.goto(place.path('home'));
    await page.getByRole('navigation').first().getByRole('link').first().click();
    await expect(page).toHaveURL(place.path('catalogue'));
    await expect(html).toHaveAttribute('data-faded', /./);
    return html.getAttribute('data-faded');
  };
  expect(await fades('reduce')).toBe('false');
  // A browser without time may leave one fade out.
  await expect.poll(() => fades('no-preference')).toBe('true');
});

test('decisions 028, 054: a page that is pressed as soon as it is seen stands without a fade; the one before it fades', async ({ page, place }) => {
  // What became of the fade into the page: begun, or the page stands at once.
  await page.addInitScript(() =>
    addEventListener('pagereveal', ({ viewTransition }) => {
      const tell = (fade: string) => (document.documentElement.dataset['told'] = fade);
      const isFading = () => document.getAnimations().some(({ effect }) => (effect as KeyframeEffect).pseudoElement?.endsWith('(root)'));
      if (viewTransition === null) tell('stands');
      else
        viewTransition.ready.then(
          () => tell(isFading() ? 'begun' : 'stands'),
          () => tell('stands'),
        );
    }),
  );
  const html = page.locator('html');
  const told = async (address: RegExp) => {
    await expect(page).toHaveURL(address);
    await expect(html).toHaveAttribute('data-told', /./);
    return html.getAttribute('data-told');
  };
  // A browser without time may leave one fade out.
  await expect
    .poll(async () => {
      await page.goto(place.path('home'));
      await page
        .getByRole('navigation')
        .first()
        .locator(`a[href$="${place.path('visits')}"]`)
        .first()
        .click();
      return told(/\/visitas$/);
    })
    .toBe('begun');
  await page.getByRole('main').locator('a[href$="/la-bodega-de-1924"]').first().click();
  expect(await told(/\/la-bodega-de-1924$/)).toBe('stands');
});

test('the language switch lands on the same page and keeps the query', async ({ page, place }) => {
  await page.goto(place.path('catalogue', '?category=red'));
  await page.getByRole('link', { name: place.words.otherLanguage }).first().click();
  await expect(page).toHaveURL(`${place.origin}/en/wines?category=red`);
});

test("a language root redirects by Accept-Language once, and an unknown host is nobody's", async ({ request, place }) => {
  const spanish = await request.get(`${place.origin}/`, { maxRedirects: 0, headers: { 'accept-language': 'es-ES,es;q=0.9,en;q=0.5' } });
  expect([spanish.status(), spanish.headers()['location']]).toEqual([302, '/es/']);
  const english = await request.get(`${place.origin}/`, { maxRedirects: 0, headers: { 'accept-language': 'en-GB' } });
  expect(english.headers()['location']).toBe('/en/');
  expect((await request.get(`${place.origin}/es/`, { headers: { host: 'nobody.example' } })).status()).toBe(421);
});

test('an address that is nothing answers 404 with a way on, and the other spelling redirects', async ({ page, request, place, expectErrors }) => {
  expectErrors(/^404 GET \/es\/no-hay-nada-aqui$/);
  const answer = await page.goto('/es/no-hay-nada-aqui');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('main')).toContainText(/404, Error|Error 404/);
  await expect(page.getByRole('main').getByRole('img')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  const moved = await request.get(`${place.origin}/es/vinos/`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers()['location']]).toEqual([308, '/es/vinos']);
});

test('a text page without live blocks loads no React (0 B of React)', async ({ page }) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  const answer = await page.goto('/es/finca', { waitUntil: 'networkidle' });
  expect(answer?.status()).toBe(200);
  const texts = await Promise.all(scripts.map((script) => script.text()));
  expect(texts.filter((text) => /react\.dev\/errors|hydrateRoot/.test(text))).toEqual([]);
});

test("the phone menu locks the page's scroll and closes when the window is resized (section 2, Header)", async ({ page, place }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(place.path('home'));
  await page.getByRole('button', { name: place.words.menu }).click();
  const menu = page.locator('[popover]:popover-open');
  await expect(menu).toBeVisible();
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.setViewportSize({ width: 1200, height: 844 });
  await expect(page.locator('[popover]:popover-open')).toHaveCount(0);
});

test('the description of the calls is searched, and asks nobody but this host (a page of 81,000 px without search)', async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).protocol === 'data:' ? 'data:' : new URL(request.url()).host));
  await page.goto('/api/docs');
  const { host } = new URL(page.url());
  await page
    .getByRole('button', { name: /search/i })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('combobox').fill('addProduct');
  await page
    .getByRole('option', { name: /add_product/ })
    .first()
    .click();
  await expect(page).toHaveURL(/#.*add_product/);
  asked.delete('data:');
  expect([...asked]).toEqual([host]);
});
