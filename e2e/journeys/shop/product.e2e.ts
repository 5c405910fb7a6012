import type { Page } from '@playwright/test';
import { checkAccessibility } from '../../support/accessibility.ts';
import { hydrated, open } from '../../support/hydration.ts';
import { expect, test, type Place } from '../../support/place.ts';

const words = {
  es: {
    next: 'Imagen siguiente',
    previous: 'Imagen anterior',
    dot: (at: number) => `Imagen ${at} de 3`,
    views: 'Imágenes del vino',
    failed: /no responde/,
    soldOut: 'Agotado',
    few: /^Quedan \d/,
    quantity: 'Cantidad',
    all: /^Ver las \d+ añadas$/,
    fewer: 'Ver menos añadas',
    refused: 'No se ha podido añadir',
    tell: 'Avísenme cuando vuelva',
    email: 'Correo electrónico',
    send: 'Avísenme',
    told: 'Le avisaremos',
  },
  en: {
    next: 'Next picture',
    previous: 'Previous picture',
    dot: (at: number) => `Picture ${at} of 3`,
    views: 'Pictures of the wine',
    failed: /does not answer/,
    soldOut: 'Sold out',
    few: /^\d+ left/,
    quantity: 'Quantity',
    all: /^See all \d+ vintages$/,
    fewer: 'See fewer vintages',
    refused: 'It could not be added',
    tell: 'Tell me when it is back',
    email: 'Email',
    send: 'Tell me',
    told: 'We will tell you',
  },
};

const shown = (page: Page, place: Place, at: number) =>
  expect(page.getByRole('button', { name: words[place.language].dot(at) })).toHaveAttribute('aria-current', 'true');

test('section 2: the image carousel goes by next, previous and dots, and wraps at both ends', async ({ page, place }) => {
  const { next, previous, dot } = words[place.language];
  await open(page, place.path('catalogue', `/${place.wine.slug}`));
  await page.getByRole('button', { name: previous }).click();
  await shown(page, place, 3);
  await page.getByRole('button', { name: next }).click();
  await shown(page, place, 1);
  await page.getByRole('button', { name: dot(2) }).click();
  await shown(page, place, 2);
  await expect(page.getByRole('list', { name: words[place.language].views }).getByRole('listitem').nth(1)).toBeInViewport({ ratio: 0.3 });
  await checkAccessibility(page);
});

test('the carousel by keyboard alone, and its window is 420 px at least (section 9)', async ({ page, place }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, place.path('catalogue', `/${place.wine.slug}`));
  const track = page.getByRole('list', { name: words[place.language].views });
  expect((await track.boundingBox())?.height).toBeGreaterThanOrEqual(420);
  await track.focus();
  for (const at of [2, 3, 1]) {
    await page.keyboard.press('ArrowRight');
    await shown(page, place, at);
  }
  await page.keyboard.press('ArrowLeft');
  await shown(page, place, 3);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  test('the carousel by swipe, from the last picture on to the first', async ({ page, place }) => {
    await open(page, place.path('catalogue', `/${place.wine.slug}`));
    const cdp = await page.context().newCDPSession(page);
    await expect(page.getByRole('button', { name: place.words.addToBasket }).first()).toBeEnabled();
    const swipe = async (from: number, to: number) => {
      const finger = (x: number) => [{ x, y: 300 }];
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: finger(from) });
      for (let step = 1; step <= 10; step += 1) {
        await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: finger(from + ((to - from) * step) / 10) });
        await page.waitForTimeout(16);
      }
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(340, 60);
    await shown(page, place, 2);
    await swipe(340, 60);
    await shown(page, place, 3);
    await swipe(340, 60);
    await shown(page, place, 1);
  });
});

test('years scroll with the chosen one in sight, open out and close again (section 4: "year selector scrolls and expands or collapses")', async ({
  page,
  place,
}) => {
  const { all, fewer } = words[place.language];
  await open(page, place.path('catalogue', '/gran-reserva'));
  const chosen = page.getByRole('radio', { name: /2015/ });
  await expect(chosen).toBeInViewport();
  await page.getByRole('button', { name: all, expanded: false }).click();
  await expect(page.getByRole('radio', { name: /2001/ })).toBeInViewport();
  await page.getByRole('button', { name: fewer, expanded: true }).click();
  await expect(page.getByRole('button', { name: all })).toBeVisible();
});

test('few left and sold out are said before anything is added', async ({ page, place }) => {
  const { few, soldOut } = words[place.language];
  await open(page, place.path('catalogue', '/gran-reserva'));
  await page.getByRole('radio', { name: /2014/ }).check();
  await expect(page.getByText(few)).toBeVisible();
  await page.getByRole('radio', { name: /2012/ }).check();
  await expect(page.getByRole('button', { name: soldOut })).toBeDisabled();
});

/** A sold-out vintage of each house. */
const soldOutAt = { montelar: '/el-palomar?sku=MON-PAL-2019-75', oria: '/845-grava?sku=ORI-845-2019-75' } as const;

test('@both a sold-out vintage: "tell me when it is back" takes an address and says the same to who has asked before', async ({ page, place }, info) => {
  const { soldOut, tell, email, send, told } = words[place.language];
  const address = `espera.${info.project.name}.${Date.now()}@correo.example`;
  for (const _time of ['first', 'again']) {
    await open(page, place.path('catalogue', soldOutAt[place.brand]));
    await expect(page.getByRole('button', { name: soldOut }).first()).toBeDisabled();
    await page.getByRole('button', { name: tell }).click();
    const form = page.getByRole('form', { name: tell });
    await expect(form.getByLabel(email)).toBeFocused();
    await checkAccessibility(page);
    await page.keyboard.type(address);
    await form.getByRole('button', { name: send, exact: true }).click();
    await expect(page.getByText(told, { exact: true })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(address);
  }
});

/** What goes from the page before to this one takes a minute, so that it can be looked at and pressed meanwhile. */
async function slowly(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html::view-transition-group(*) { animation-duration: 60s !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** The parts of the page that the browser carries over: `::view-transition-group(…)`. */
const carried = (page: Page) =>
  page.evaluate(() =>
    [...new Set(document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? ''))].filter((part) => part.includes('group')),
  );

test('fault: a vintage pressed while the page before still faded away was lost: a wine stands at once, its bottle alone comes from its card', async ({
  page,
  place,
}) => {
  await slowly(page);
  await open(page, place.path('catalogue'));
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Gran Reserva/ })
    .first()
    .click();
  await expect(page).toHaveURL(/gran-reserva/);
  await expect.poll(() => carried(page)).toEqual(['::view-transition-group(bottle)']);
  // As a mouse does, which presses whatever lies on top.
  const vintage = page.getByRole('radio', { name: /2014/ });
  const box = await vintage.locator('..').boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await expect(vintage).toBeChecked();
  expect(await carried(page), 'the bottle was still on its way').toEqual(['::view-transition-group(bottle)']);
});

test('no bottle moves where the reader asks for less motion', async ({ page, place }) => {
  await slowly(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, place.path('catalogue'));
  await page.evaluate((to) => location.assign(to), place.path('catalogue', '/gran-reserva'));
  await page.waitForURL('**/gran-reserva');
  await hydrated(page);
  expect(await carried(page)).toEqual([]);
});

test('motion: another vintage turns its label to the front, and nothing turns while the page comes', async ({ page, place }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const turns: string[] = [];
    Object.assign(window, { turns });
    addEventListener('transitionrun', ({ propertyName, target }) => propertyName === 'transform' && turns.push((target as Element).tagName));
  });
  const turned = () => page.evaluate(() => (window as unknown as { turns: string[] }).turns.includes('g'));
  await open(page, place.path('catalogue', '/gran-reserva'));
  await page.getByRole('button', { name: place.words.quantityMore }).click();
  await expect(page.getByRole('spinbutton', { name: words[place.language].quantity })).toHaveValue('2');
  expect(await turned()).toBe(false);
  await page.getByRole('radio', { name: /2014/ }).check();
  await expect.poll(turned).toBe(true);
});

test('section 8: a quantity that stock no longer covers is refused with the reason of the answer', async ({ page, place, expectErrors }) => {
  expectErrors(/^406 POST .*\/add_product\/$/);
  await open(page, place.path('catalogue', '/gran-reserva'));
  await page.getByRole('radio', { name: /2014/ }).check();
  await expect(page.getByText(words[place.language].few)).toBeVisible();
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('add_product')),
    page.route('**/api/ecom/basket/add_product/', (route) =>
      route.continue({ postData: JSON.stringify({ product_id: 'MON-GRR-2014-75', quantity: 9, language: place.language }) }),
    ),
    page.getByRole('button', { name: place.words.addToBasket }).first().click(),
  ]);
  expect(answer.status()).toBe(406);
  const { reason } = (await answer.json()) as { reason: string };
  await expect(page.getByRole('dialog', { name: words[place.language].refused })).toContainText(reason);
});

test('a broken network says so and keeps the choice', async ({ page, place, expectErrors }) => {
  expectErrors(/^net::ERR_INTERNET_DISCONNECTED POST .*\/add_product\/$/, /^console: add to basket failed/);
  await open(page, place.path('catalogue', `/${place.wine.slug}`));
  const add = page.getByRole('button', { name: place.words.addToBasket }).first();
  await page.getByRole('button', { name: place.words.quantityMore }).first().click();
  await page.route('**/api/ecom/basket/add_product/', (route) => route.abort('internetdisconnected'));
  await add.click();
  await expect(page.getByRole('dialog').getByText(words[place.language].failed)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel(words[place.language].quantity).first()).toHaveValue('2');
  await page.unroute('**/api/ecom/basket/add_product/');
  await add.click();
  await expect(page.getByRole('dialog').getByRole('link', { name: place.words.toBasket })).toBeVisible();
});
