import { checkAccessibility } from '../../support/accessibility.ts';
import { expect, test } from '../../support/place.ts';

const words = {
  es: { age: '¿Tiene 18 años o más?', yes: 'Sí, soy mayor de edad', banner: 'Aviso de la bodega', close: 'Cerrar el aviso' },
  en: { age: 'Are you 18 or older?', yes: 'Yes, I am', banner: 'A word from the winery', close: 'Close this notice' },
};

test.describe('a reader who comes for the first time', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test("@everywhere is asked for her age once over any page, by the keyboard alone (section 9: the brand's cookie holds yes)", async ({ page, place }) => {
    const asked = page.getByRole('dialog', { name: words[place.language].age });
    await page.goto(place.path('catalogue'));
    await expect(asked).toBeVisible();
    await checkAccessibility(page);
    await page.keyboard.press('Escape');
    await expect(asked).toBeVisible();
    await expect(asked.getByRole('button', { name: words[place.language].yes })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(asked).toBeHidden();
    expect(await page.context().cookies()).toContainEqual(expect.objectContaining({ name: `${place.brand}_age`, value: 'yes' }));
    await page.goto(place.path('home'), { waitUntil: 'networkidle' });
    await expect(asked).toBeHidden();
  });
});

test('the banner is closed once for all pages of its brand, and the page does not move when it is closed already (section 4)', async ({ page, place }) => {
  const banner = page.getByRole('complementary', { name: words[place.language].banner });
  await page.goto(place.path('home'));
  const told = page.waitForRequest((request) => request.url().includes(`/api/icexnext/?_brand=${place.brand}`));
  await banner.getByRole('button', { name: words[place.language].close }).click();
  expect((await (await told).response())?.status()).toBe(200);
  await expect(banner).toBeHidden();
  await page.goto(place.path('visits'), { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toBeHidden();
});

test('@everywhere every address of the sitemap answers 200 and points back to its pair', async ({ request, place }) => {
  const { host, port } = new URL(place.origin);
  // Outside a browser the names below localhost are known to nobody.
  const get = (path: string) => request.get(`http://localhost:${port}${path}`, { maxRedirects: 0, headers: { host } });
  const sitemap = await (await get(`/sitemap-${place.language}.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((found) => new URL(found[1] ?? '').pathname);
  expect(addresses.length).toBeGreaterThan(20);
  const faults: string[] = [];
  for (const path of addresses) {
    const answer = await get(path);
    const html = answer.status() === 200 ? await answer.text() : '';
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
    if (answer.status() !== 200) faults.push(`${path} answers ${answer.status()}`);
    else if (new URL(canonical).pathname !== path) faults.push(`${path} says that it is ${canonical}`);
    else if (!html.includes(`hreflang="${place.language}" href="${canonical}"`)) faults.push(`${path} does not name itself among its languages`);
  }
  expect(faults).toEqual([]);
});

test('a renamed page leads on for good, one that is gone says so', async ({ request, place }) => {
  const renamed = await request.get(`${place.origin}/es/bodega?from=letter`, { maxRedirects: 0 });
  expect([renamed.status(), renamed.headers()['location']]).toEqual([301, '/es/finca?from=letter']);
  expect((await request.get(`${place.origin}/es/vendimia-2024`)).status()).toBe(410);
});
