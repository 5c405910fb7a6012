/** The engine names no estate: under other names the demo is somebody else's, on every page, in every mail and file. */
import { rm } from 'node:fs/promises';
import { beMember, demoMembers } from '../support/club.ts';
import { ask, linksOf } from '../support/crawl.ts';
import { chooseSlot, expectConfirmed, fillVisitor, fillVisitors, wordsOf } from '../support/booking.ts';
import { estateCommand } from '../support/estate-command.ts';
import { demoNames, renamed, renamedEstate } from '../support/fixtures/renamed-estate.ts';
import { hydrated } from '../support/hydration.ts';
import { readMailTo } from '../support/mail.ts';
import { expect, placeAt, test as base } from '../support/place.ts';
import { cards, continueToPayment, fillCard, fillDetails, goToCheckout, orderNumber, pay, putIntoBasket } from '../support/shopping.ts';
import { type RunningEstate, startEstate } from '../support/start-estate.ts';

const test = base.extend<object, { estate: RunningEstate }>({
  estate: [
    async ({}, use) => {
      const folder = await renamedEstate();
      const checked = await estateCommand(folder, ['check', folder]);
      expect(checked, checked.errors + checked.output).toMatchObject({ code: 0 });
      const estate = await startEstate({ env: { ESTATE_FOLDER: folder, DATABASE_URL: '', RATE_LIMIT_FACTOR: '1000' } });
      await use(estate);
      await estate.stop();
      await estate.forget();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  place: async ({ estate }, use) => use(placeAt({ brand: 'montelar', language: 'es', origin: `http://localhost:${estate.port}` })),
});

// One estate for both.
test.describe.configure({ mode: 'default' });

/** Where the engine's themes may be named: attributes, classes made of file names, the theme that prints a label, hashed files. */
const allowed = [
  / data-theme="[a-z]+"/g,
  / class="[^"]*"/g,
  /"theme":\{"name":"[a-z]+"/g,
  /(?:"|&quot;)(?:theme|base)(?:"|&quot;):(?:"|&quot;)[a-z]+(?:"|&quot;)/g,
  /\/assets\/[\w.-]+/g,
];

/** What of a text says a name of the demo, each with what stands round it. */
function namesIn(text: string): string[] {
  const rest = allowed.reduce((left, pattern) => left.replaceAll(pattern, ''), text);
  return [...rest.matchAll(demoNames)].map(({ index, 0: name }) => rest.slice(Math.max(0, index - 60), index + name.length + 40));
}

/** Every address that can be reached from a site's front without a form, and what each says of the demo's names. */
async function crawl(origin: string, brand: string): Promise<{ reached: string[]; found: Record<string, string[]> }> {
  const queue = ['/es/', '/en/', '/robots.txt', '/sitemap.xml', '/sitemap-es.xml', '/sitemap-en.xml', '/icon.svg', '/login', '/es/no-existe'];
  queue.push(`/api/site/${brand}/`, `/api/catalogue/products/?brand=${brand}&language=es`, `/api/experiences/?brand=${brand}&language=es`);
  const reached = new Set(queue);
  const found: Record<string, string[]> = {};
  const visit = async (path: string) => {
    const { headers, text } = await ask(origin, path);
    const isText = /text|json|xml|svg/.test(headers['content-type'] ?? '');
    const names = [...namesIn(path), ...(isText ? namesIn(text) : [])];
    if (names.length > 0) found[path] = names;
    const shared = [...text.matchAll(/<meta property="og:image" content="([^"]+)"/g)].map(([, address = '']) => new URL(address).pathname);
    const places = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address.replaceAll('&amp;', '&')).pathname);
    const linked = isText ? [...linksOf(text, origin + path).addresses, ...shared, ...places] : [];
    for (const next of linked.filter((one) => !reached.has(one) && !/^\/(?:assets|sandbox)\/|[?&](?:w|f)=/.test(one))) {
      reached.add(next);
      queue.push(next);
    }
  };
  const walk = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) await visit(path);
  };
  // Few in turn: the first finds work for the others.
  await visit(queue.shift() ?? '/');
  await Promise.all([walk(), walk(), walk()]);
  return { reached: [...reached], found };
}

test('no page, feed, file or answer that can be reached says a name of the demo', async ({ estate }) => {
  test.slow();
  for (const [origin, brand] of [
    [`http://localhost:${estate.port}`, renamed.montelar],
    [`http://${renamed.oria}.localhost:${estate.port}`, renamed.oria],
  ] as const) {
    const { reached, found } = await crawl(origin, brand);
    expect(reached.length, `addresses of ${origin}`).toBeGreaterThan(80);
    expect(found).toEqual({});
  }
  const { text } = await ask(`http://localhost:${estate.port}`, '/es/');
  expect(text).toContain(`data-theme="${renamed.montelar}" data-hero="beside" data-visits="cards"`);
  expect(text).toContain('Bodegas Solano');
  expect((await ask(`http://${renamed.oria}.localhost:${estate.port}`, '/es/')).text).toContain('data-theme="oria"');
});

test('nor does what is bought, booked, given and sent there', async ({ page, place, estate }) => {
  test.slow();
  const words = wordsOf(place);
  const email = 'ana@correo.example';
  const found: Record<string, string[]> = {};
  const look = async (what: string, text?: string) => {
    const names = namesIn(text ?? (await page.content()));
    if (names.length > 0) found[what] = names;
  };
  await page.context().addCookies([{ name: 'solano_age', value: 'yes', url: place.origin }]);

  await page.goto('/es/regalar');
  await hydrated(page);
  await page.getByRole('article').first().getByRole('button', { name: place.words.addToBasket }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: place.words.toBasket })).toBeVisible();
  await putIntoBasket(page, place);
  await look('basket');
  await goToCheckout(page, place);
  await fillDetails(page, place, { email });
  await continueToPayment(page, place);
  await look('checkout');
  await fillCard(page, place, cards.good);
  await pay(page, place);
  await orderNumber(page, place);
  await look('order confirmed');
  const gift = await readMailTo(page, email, { port: estate.port, subject: /bono/i });
  const card = /https?:\/\/\S+\/bono\S*/.exec(gift.text)?.[0];
  expect(card, gift.text).toBeDefined();
  await page.goto(card ?? '');
  await look('gift voucher');

  await page.goto(place.path('visits', '/la-bodega-de-1924'));
  await fillVisitors(page, place);
  await chooseSlot(page, place);
  await page.getByRole('button', { name: words.toClient }).click();
  await fillVisitor(page, place, { email });
  await page.getByRole('button', { name: words.next, exact: true }).click();
  await look('booking');
  await page.getByRole('button', { name: words.toPayment }).click();
  await fillCard(page, place, cards.good);
  await pay(page, place);
  await expectConfirmed(page, place);
  await look('visit confirmed');
  const visit = await readMailTo(page, email, { port: estate.port, subject: /visita/i });
  const booked = /https?:\/\/\S+\/reserva\S*/.exec(visit.text)?.[0];
  expect(booked, visit.text).toBeDefined();
  await page.goto(booked ?? '');
  const calendar = await page.getByRole('link', { name: /\.ics/ }).getAttribute('href', { timeout: 20_000 });
  await look('booked visit');
  await look('calendar', (await ask(place.origin, calendar ?? '')).text);

  await beMember(page, place, demoMembers.lucia);
  for (const name of ['myClub', 'myOrders', 'selection', 'details'] as const) {
    await page.goto(place.path(name));
    await look(name);
  }
  const inbox = await ask(place.origin, '/sandbox/mail');
  const mails = [...linksOf(inbox.text, `${place.origin}/sandbox/mail`).addresses].filter((path) => path.startsWith('/sandbox/mail/'));
  expect(mails.length).toBeGreaterThanOrEqual(3);
  for (const path of mails) await look(path, (await ask(place.origin, path)).text);
  expect(found).toEqual({});
});
