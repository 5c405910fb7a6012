import { checkAccessibility } from '../../support/accessibility.ts';
import { expect, test } from '../../support/place.ts';
import { recordEvents } from '../../support/tag-manager.ts';

const addresses = {
  es: {
    vineyards: '/es/vinas',
    projects: '/es/proyectos',
    videos: '/es/videos',
    press: '/es/prensa',
    next: 'Siguiente',
    play: /^Ver el vídeo/,
    year: 'Año',
    filter: 'Filtrar',
  },
  en: {
    vineyards: '/en/vineyards',
    projects: '/en/projects',
    videos: '/en/films',
    press: '/en/press',
    next: 'Next',
    play: /^Play the film/,
    year: 'Year',
    filter: 'Filter',
  },
};

test('@both projects turn their pages and narrow by subject, and the address says where one is (section 2)', async ({ page, place }) => {
  const { projects, next } = addresses[place.language];
  await page.goto(place.origin + projects);
  await checkAccessibility(page);
  const titles = page.locator('#projects h3');
  const first = await titles.allTextContents();
  await page.getByRole('link', { name: next }).click();
  await expect(page).toHaveURL(/\?p=2#projects$/);
  await expect(titles.first()).not.toHaveText(first[0] ?? '');
  await page.goBack();
  await expect(titles).toHaveText(first);
  await page.locator('#projects nav').first().getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\?cat_id=1#projects$/);
  await expect(page.locator('#projects nav').first().getByRole('link').nth(1)).toHaveAttribute('aria-current', 'true');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('@both every film has controls of its own, the first on the sheet (section 2)', async ({ page, place }) => {
    await page.goto(place.origin + addresses[place.language].videos);
    const films = page.locator('noscript video');
    for (const film of await films.all()) await expect(film).toHaveAttribute('controls', '');
    await expect(films.first()).toBeVisible();
    await expect(films.last()).toBeVisible();
    await expect(page.locator('[data-poster]').filter({ visible: true })).toHaveCount(0);
  });

  test('@both the press page narrows by year, and keeps it in its address (section 2)', async ({ page, place }) => {
    const { press, year, filter } = addresses[place.language];
    await page.goto(place.origin + press);
    await page.getByRole('combobox', { name: year }).selectOption('2024');
    await page.getByRole('button', { name: filter }).click();
    await expect(page).toHaveURL(/[?&]year=2024/);
    for (const day of await page.locator('#press time').all()) await expect(day).toHaveAttribute('datetime', /^2024-/);
    await expect(page.getByRole('combobox', { name: year })).toHaveValue('2024');
  });
});

test("@both a film's poster hides at a press, the film plays, and no React comes for it (section 4); video_started is told with its address (section 7)", async ({
  page,
  context,
  place,
}) => {
  const { videos, play } = addresses[place.language];
  await context.addCookies([{ name: 'consent', value: 'analytics', url: place.origin }]);
  const pushed = await recordEvents(page);
  await page.goto(place.origin + videos, { waitUntil: 'networkidle' });
  await checkAccessibility(page);
  const film = page.locator('[data-video]').first();
  await film.getByRole('button', { name: play }).click();
  await expect(film.getByRole('button', { name: play })).toBeHidden();
  await expect.poll(() => film.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  const address = new URL((await film.getAttribute('data-video')) ?? '', place.origin).href;
  await expect.poll(() => pushed.map((event) => JSON.parse(event) as object)).toContainEqual({ event: 'video_started', video_url: address });
});

test('@both a film chosen on the bill plays on the sheet, its row says so, and the one before it stops (sections 2 and 4)', async ({ page, place }) => {
  const { videos, play } = addresses[place.language];
  await page.goto(place.origin + videos, { waitUntil: 'networkidle' });
  const sheet = await page.locator('[data-video] [data-of=picture]').first().boundingBox();
  // The page begins in the dark, its header too.
  const ground = (part: string) =>
    page
      .locator(part)
      .first()
      .evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(await ground('body > header')).toBe(await ground('main [data-field]:has([data-video])'));
  const rows = page.locator('#videos [data-video]');
  const on = page.locator('#videos [data-of=on]').filter({ visible: true });
  await expect(rows.first().locator('[data-of=on]')).toBeVisible();
  const playing = (at: number) => rows.nth(at).locator('video');
  for (const at of [1, 2]) {
    // By the keyboard, whose focus goes to the film.
    await rows.nth(at).getByRole('button', { name: play }).press('Enter');
    await expect(playing(at)).toBeFocused();
    await expect(playing(at)).toBeInViewport();
    await expect.poll(() => playing(at).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
    await expect(on).toHaveCount(1);
    await expect(rows.nth(at).locator('[data-of=on]')).toBeVisible();
    const [film, scrolled] = [await playing(at).boundingBox(), await page.evaluate(() => scrollY)];
    expect([film?.x, (film?.y ?? 0) + scrolled, film?.width]).toEqual([sheet?.x, sheet?.y, sheet?.width]);
  }
  expect(await playing(1).evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  await expect(rows.nth(1).getByRole('button', { name: play })).toBeVisible();
});

test('@both a wine of the carousel leads to its page and is told with its address (section 7)', async ({ page, context, place }) => {
  await context.addCookies([{ name: 'consent', value: 'analytics', url: place.origin }]);
  const pushed = await recordEvents(page);
  await page.goto(place.origin + addresses[place.language].vineyards, { waitUntil: 'networkidle' });
  const wine = page.locator('[data-slides] a[data-wine]').first();
  const url = new URL((await wine.getAttribute('href')) ?? '', place.origin).href;
  await wine.click();
  await expect(page).toHaveURL(url);
  await expect.poll(() => pushed.map((event) => JSON.parse(event) as object)).toContainEqual({ event: 'wine_carousel_click', url });
});
