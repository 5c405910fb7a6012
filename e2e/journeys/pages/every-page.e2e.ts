import { accessibilityFaults, checkAccessibility } from '../../support/accessibility.ts';
import { alternatesOf, ask, htmlFaults, linksOf, sitemapOf } from '../../support/crawl.ts';
import { expect, test } from '../../support/place.ts';
import { structuredData } from '../../support/structured-data.ts';

const words = {
  es: { age: '¿Tiene 18 años o más?', yes: 'Sí, soy mayor de edad', banner: 'Aviso de la bodega', close: 'Cerrar el aviso' },
  en: { age: 'Are you 18 or older?', yes: 'Yes, I am', banner: 'A word from the winery', close: 'Close this notice' },
};

test.describe('a reader who comes for the first time', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test("@everywhere is asked for her age once over any page, by the keyboard alone (section 9: the brand's cookie holds yes)", async ({ page, place }) => {
    const ageDialog = page.getByRole('dialog', { name: words[place.language].age });
    await page.goto(place.path('catalogue'));
    await expect(ageDialog).toBeVisible();
    await checkAccessibility(page);
    await page.keyboard.press('Escape');
    await expect(ageDialog).toBeVisible();
    await expect(ageDialog.getByRole('button', { name: words[place.language].yes })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(ageDialog).toBeHidden();
    expect(await page.context().cookies()).toContainEqual(expect.objectContaining({ name: `${place.brand}_age`, value: 'yes' }));
    await page.goto(place.path('home'), { waitUntil: 'networkidle' });
    await expect(ageDialog).toBeHidden();
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

test('@everywhere every page of the sitemap: 200, valid HTML and JSON-LD, no broken link, a pair that points back', async ({ place }) => {
  test.setTimeout(300_000);
  const pages = await sitemapOf(place);
  expect(pages.length).toBeGreaterThan(25);
  const faults: string[] = [];
  const linked = new Map<string, string>();
  const kinds = new Set<string>();
  for (const path of pages) {
    const { status, text, headers } = await ask(place.origin, path);
    const say = (...what: string[]) => faults.push(...what.map((one) => `${path}: ${one}`));
    if (status !== 200) {
      say(`answers ${status}`);
      continue;
    }
    const address = place.origin + path;
    if (!text.includes(`<link rel="canonical" href="${address}">`)) say('does not name itself as its canonical address');
    const alternates = alternatesOf(text);
    if (alternates[place.language] !== address) say('does not name itself among its languages');
    const other = place.language === 'es' ? 'en' : 'es';
    const pair = await ask(place.origin, new URL(alternates[other] ?? '/', place.origin).pathname);
    if (pair.status !== 200 || alternatesOf(pair.text)[place.language] !== address)
      say(`its pair ${alternates[other]} answers ${pair.status} or does not point back`);
    const told = structuredData(text);
    for (const kind of told.kinds) kinds.add(kind);
    const home = path === `/${place.language}/`;
    if (told.kinds.includes('BreadcrumbList') === home) say(home ? 'home has a way down to itself' : 'tells no way down from home');
    say(...told.faults, ...(await htmlFaults(text)));
    const { addresses, lost } = linksOf(text, address);
    for (const one of addresses) if (!linked.has(one)) linked.set(one, path);
    say(...lost.map((hash) => `${hash} leads nowhere on the page`));
    if (!(headers['content-security-policy'] ?? '').includes("frame-ancestors 'none'")) say('may be framed');
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['Organization', 'Winery', 'WebSite', 'BreadcrumbList', 'Product', 'Event', 'TouristTrip']));
  for (const [path, from] of linked) {
    const { status, headers } = await ask(place.origin, path);
    // Members' pages lead to the login.
    const asksLogin = status === 302 && headers['location']?.startsWith('/login?next=');
    if (status !== 200 && !asksLogin) faults.push(`${from}: its link ${path} answers ${status}`);
  }
  expect(faults).toEqual([]);
});

test('@everywhere every kind of page of the sitemap, in Spanish every page, is without accessibility faults (WCAG 2.2 AA)', async ({ page, place }) => {
  test.setTimeout(300_000);
  const faults: string[] = [];
  const pages = await sitemapOf(place);
  // Nothing to wait for until it stands still.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // English wines differ from the Spanish ones by their words: three of them stand for all.
  const alike = new Set(place.language === 'es' ? [] : pages.filter((path) => path.startsWith(place.path('catalogue', '/'))).slice(3));
  for (const path of pages.filter((one) => !alike.has(one))) {
    await page.goto(path);
    faults.push(...(await accessibilityFaults(page)).map((fault) => `${path}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

test('@everywhere what is nowhere answers 404 and is not to be listed, however it is written (no soft 404)', async ({ place }) => {
  const { language } = place;
  const nowhere = [
    'nada-aqui',
    'vinos/nada',
    'wines/nada',
    'visitas/nada',
    'visits/nada',
    'club/nada',
    'vinos/reserva/nada',
    'index',
    'index.liquid',
    '%00',
    '%E0%A4%A',
  ];
  const outside = ['/nada', '/fr', '/es/en', '/admin', '/.env', '/.git/config', '/wp-login.php', '/assets/content/nada.js', '/images/montelar/nada.svg'];
  for (const path of [...nowhere.map((route) => `/${language}/${route}`), ...outside]) {
    const { status, text } = await ask(place.origin, path);
    expect([path, status, text.includes('<meta name="robots" content="noindex">')]).toEqual([path, 404, true]);
  }
});

test('a renamed page leads on for good, one that is gone says so', async ({ request, place }) => {
  const renamed = await request.get(`${place.origin}/es/bodega?from=letter`, { maxRedirects: 0 });
  expect([renamed.status(), renamed.headers()['location']]).toEqual([301, '/es/finca?from=letter']);
  expect((await request.get(`${place.origin}/es/vendimia-2024`)).status()).toBe(410);
});
