import { checkAccessibility } from '../../support/accessibility.ts';
import { hostilePath } from '../../support/fixtures/hostile-page.ts';
import { expect, test } from '../../support/place.ts';
import { recordEvents } from '../../support/tag-manager.ts';

const said = {
  es: {
    wines: 'Vinos, uno a uno',
    next: 'Siguiente',
    previous: 'Anterior',
    position: (at: number, of: number) => `${at} de ${of}`,
    download: /^Descargar: /,
    years: /^Añadas/,
    openNow: 'Abierto ahora, hasta las 15:00.',
    closedAtChristmas: 'Cerrado ahora. Abre mañana a las 10:30.',
    directions: 'Cómo llegar, en OpenStreetMap',
    estate: { montelar: '/es/finca', oria: '/es/suelo' },
  },
  en: {
    wines: 'Wines, one by one',
    next: 'Next',
    previous: 'Previous',
    position: (at: number, of: number) => `${at} of ${of}`,
    download: /^Download: /,
    years: /^Vintages/,
    openNow: 'Open now, until 15:00.',
    closedAtChristmas: 'Closed now. Opens tomorrow at 10:30.',
    directions: 'How to get here, on OpenStreetMap',
    estate: { montelar: '/en/estate', oria: '/en/land' },
  },
};

test('@both the wine carousel moves within bounds by buttons and keys, and a click is told with its address (sections 4, 7 and 9)', async ({
  page,
  place,
  context,
}) => {
  const words = said[place.language];
  await context.addCookies([{ name: 'consent', value: 'analytics', url: place.origin }]);
  const pushed = await recordEvents(page);
  await page.goto(place.path('vineyards'));
  const carousel = page.getByRole('region', { name: words.wines });
  const [back, on] = [carousel.getByRole('button', { name: words.previous }), carousel.getByRole('button', { name: words.next })];
  const of = await carousel.getByRole('article').count();
  // The script of the page has come: until then the buttons do nothing.
  await expect(page.locator('[data-slides][data-turning]')).toHaveCount(1);
  await checkAccessibility(page);
  // A button at its end stays where the focus is, and says that it leads nowhere.
  await back.click({ force: true });
  await expect(carousel.getByText(words.position(1, of))).toBeVisible();
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  for (let at = 2; at <= of; at++) {
    await on.click();
    await expect(carousel.getByText(words.position(at, of))).toBeVisible();
  }
  await expect(on).toHaveAttribute('aria-disabled', 'true');
  await on.click({ force: true });
  await expect(carousel.getByText(words.position(of, of))).toBeVisible();
  await carousel.getByRole('list').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(carousel.getByText(words.position(of - 1, of))).toBeVisible();
  const wine = carousel
    .getByRole('article')
    .nth(of - 2)
    .getByRole('link');
  const href = await wine.getAttribute('href');
  await wine.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect.poll(() => pushed.map((one) => JSON.parse(one) as object)).toContainEqual({ event: 'wine_carousel_click', url: `${place.origin}${href}` });
});

test('@both years are chosen in the address, quotes go round, and a page of text asks nobody else and brings no React (section 4)', async ({ page, place }) => {
  const words = said[place.language];
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(place.path('vineyards'));
  const years = page.getByRole('navigation', { name: words.years });
  await expect(years.getByRole('link').first()).toHaveAttribute('aria-current', 'true');
  const chosen = years.getByRole('link', { name: /^2018/ });
  await chosen.click();
  await expect(page).toHaveURL(/#year-2018$/);
  await expect(chosen).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('region', { name: '2018' })).toBeVisible();
  await expect(page.getByRole('region', { name: '2025' })).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('region', { name: '2025' })).toBeVisible();
  await expect(chosen).not.toHaveAttribute('aria-current');

  await page.goto(place.path('home'));
  await expect(page.locator('[data-slides][data-turning]')).toHaveCount(1);
  const quotes = page.locator('[data-slides="round"]');
  await quotes.getByRole('button', { name: words.previous }).click();
  await expect(quotes.getByText(words.position(4, 4))).toBeVisible();
  await quotes.getByRole('button', { name: words.next }).click();
  await expect(quotes.getByText(words.position(1, 4))).toBeVisible();
  await expect(quotes.getByRole('figure').first()).toBeInViewport();
  expect(requested.filter((address) => !address.startsWith(place.origin) && !address.startsWith('data:'))).toEqual([]);
  expect(requested.filter((address) => /\/assets\/\w+\/react-/.test(address))).toEqual([]);
});

test('@both still blocks stand on pages of the other apps too, and their looks come only where one stands (section 1)', async ({ page, place }) => {
  const words = said[place.language];
  const sheets = page.locator('link[rel="stylesheet"]');
  await page.goto(place.path('catalogue'));
  await expect(sheets).toHaveCount(1);

  await page.goto(place.path('visits'));
  await expect(sheets).toHaveCount(2);
  await expect(page.locator('[data-slides][data-turning]')).toHaveCount(1);
  const quotes = page.locator('[data-slides="round"]');
  await quotes.getByRole('button', { name: words.next }).click();
  await expect(quotes.getByText(words.position(2, 2))).toBeVisible();
  await expect(quotes.getByRole('figure').last()).toBeInViewport();
  await checkAccessibility(page);

  await page.goto(place.path('club'));
  const question = page.locator('main details').first();
  await question.locator('summary').click();
  await expect(question.locator('p')).toBeVisible();
});

test('@both the hours are the wall time of the estate, special days before their weekday', async ({ page, place }) => {
  const words = said[place.language];
  const address = words.estate[place.brand];
  const readHours = async (now: string) => {
    await page.clock.setFixedTime(now);
    await page.goto(address);
    await page.locator('[data-hours]').scrollIntoViewIfNeeded();
  };
  await readHours('2026-11-23T10:30:00Z');
  await expect(page.getByText(words.openNow)).toBeVisible();
  await checkAccessibility(page);
  await readHours('2026-12-25T11:00:00Z');
  await expect(page.getByText(words.closedAtChristmas)).toBeVisible();
  await expect(page.getByRole('link', { name: words.directions })).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\//);
  await expect(
    page
      .getByRole('main')
      .getByRole('img')
      .filter({ has: page.locator('path') }),
  ).not.toHaveCount(0);
});

test('hostile words in every attribute of every block are words: nothing of them runs or stands in the page as an element', async ({ page, place }) => {
  const answered = await page.goto(place.origin + hostilePath);
  expect(answered?.status()).toBe(200);
  const html = (await answered?.text()) ?? '';
  expect(html).toContain('window.canary=1');
  await expect(page.locator('main [data-days]').first()).toBeVisible();
  await page.locator('[data-hours]').first().scrollIntoViewIfNeeded();
  await expect(page.locator('[data-open-now]').first()).not.toBeEmpty();
  // What came to life has read its words by now.
  await expect(page.locator('[data-slides][data-turning], [data-slides]:not(:has([data-step]))').first()).toBeVisible();
  expect(await page.evaluate(() => 'canary' in window)).toBe(false);
  await expect(page.locator('img[src="x"], [onerror], [onload], [onfocus], main script')).toHaveCount(0);
  // None of the blocks refused what it was given: each shows it.
  await expect(page.locator('[data-section="notice"]')).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('@both wines scroll, years and questions open, hours stand in their table, a file is kept (sections 1 and 2)', async ({ page, place }) => {
    const words = said[place.language];
    await page.goto(place.path('vineyards'));
    await expect(page.getByRole('button', { name: words.next })).toBeHidden();
    await expect(page.getByRole('region', { name: words.wines }).getByRole('link').last()).toBeAttached();
    await page.getByRole('navigation', { name: words.years }).getByRole('link', { name: /^2019/ }).click();
    await expect(page.getByRole('region', { name: '2019' })).toBeVisible();
    await expect(page.getByRole('region', { name: '2025' })).toBeHidden();
    const file = page.getByRole('link', { name: words.download });
    await expect(file).toHaveAttribute('download', /\.pdf$/);
    const [kept] = await Promise.all([page.waitForEvent('download'), file.click()]);
    expect(kept.suggestedFilename()).toBe(await file.getAttribute('download'));
    expect(await kept.failure()).toBeNull();

    await page.goto(words.estate[place.brand]);
    await expect(page.getByRole('cell', { name: /10:30/ }).first()).toBeVisible();
    const question = page.locator('main details').first();
    await question.locator('summary').click();
    await expect(question.locator('p').first()).toBeVisible();
    // Those of one group close each other.
    await page.locator('main details').nth(1).locator('summary').click();
    await expect(question.locator('p').first()).toBeHidden();
  });
});
