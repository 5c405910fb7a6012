/** Issue 16, must show 2: "CSRF, clickjacking, session fixation tried", in a browser, from a page of another site. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Buyer } from '../../support/buyer.ts';
import { comeIn, givePassword, officePage } from '../../support/office.ts';
import { expect, test } from '../../support/place.ts';
import { sessionCall } from '../../support/session-calls.ts';

test.use({ locale: 'es-ES' });

/** A page of somebody else, on another site than the estate's: `127.0.0.1` is not `localhost`. */
async function evilPage(html: string): Promise<{ address: string; close: () => void }> {
  const server = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}

test('issue 16, CSRF: a form of another site, sent by who is signed in, moves no money; nor does a call of its script', async ({
  page,
  place,
  expectErrors,
}) => {
  expectErrors(/^(?:403|net::\S+) /, /^console: /, /^403 POST /);
  const { number } = (await new Buyer(place.origin).buy(place.wine.sku, 2)).body as { number: string };
  await comeIn(page, place, `orders/${number}`);
  const order = () => sessionCall<{ refunds: unknown[]; version: string }>(page, place, 'GET', `/api/office/orders/${number}/`);
  const { version } = (await order()).body;
  const fields = { version, what: 'all', reason: 'Regalo', sure: 'yes' };
  const inputs = Object.entries(fields).map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`);
  const evil = await evilPage(
    `<form method="post" action="${officePage(place, `orders/${number}/refund`)}">${inputs.join('')}<button>Gane un premio</button></form>
     <script>fetch('${place.origin}/api/office/orders/${number}/refund/', { method: 'POST', credentials: 'include', headers: { 'content-type': 'text/plain' }, body: '${JSON.stringify({ version, reason: 'Regalo', amount: 1 })}' }).catch(() => undefined).finally(() => (document.title = 'tried'));</script>`,
  );
  try {
    await page.goto(evil.address);
    await expect(page).toHaveTitle('tried');
    await page.getByRole('button', { name: 'Gane un premio' }).click();
    await page.waitForURL(/\/office\//);
    await expect(page.getByText('El dinero vuelve.')).toHaveCount(0);
    expect((await order()).body).toMatchObject({ refunds: [], version });
  } finally {
    evil.close();
  }
});

test('issue 16, clickjacking: no page of the office stands in another site’s frame, nor in one of its own', async ({ page, place, expectErrors }) => {
  expectErrors(/^net::\S+ /, /^console: /);
  await comeIn(page, place);
  const evil = await evilPage(`<iframe title="office" src="${officePage(place, 'orders')}"></iframe>`);
  try {
    await page.goto(evil.address);
    const frame = page.frames().find((one) => one !== page.mainFrame());
    await expect.poll(() => frame?.url()).toMatch(/^chrome-error:/);
    await expect(page.frameLocator('iframe').getByRole('navigation')).toHaveCount(0);
  } finally {
    evil.close();
  }
  for (const path of ['', 'orders', 'sign-in', 'nothing']) {
    const headers = (await page.request.get(officePage(place, path))).headers();
    expect([path, headers['x-frame-options'], headers['content-security-policy']]).toEqual([path, 'DENY', expect.stringContaining("frame-ancestors 'none'")]);
  }
});

test('issue 16, session fixation: a cookie that was planted before signs nobody in, before the login and after it', async ({ page, place, browser }) => {
  const planted = { name: 'office_sid', value: 'A'.repeat(22), url: place.origin };
  await page.context().addCookies([planted]);
  await page.goto(officePage(place, 'orders'));
  await expect(page).toHaveURL(/sign-in/);
  await givePassword(page, { email: 'office@montelar.example', password: 'llave-oficina-1' });
  await expect(page.getByRole('navigation', { name: 'Partes de la oficina' })).toBeVisible();
  const own = (await page.context().cookies(place.origin)).find(({ name }) => name === 'office_sid');
  expect(own).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
  expect(own?.value).not.toBe(planted.value);

  const thief = await browser.newContext({ locale: 'es-ES' });
  await thief.addCookies([planted]);
  const theirs = await thief.newPage();
  await theirs.goto(officePage(place, 'orders'));
  await expect(theirs).toHaveURL(/sign-in/);
  await thief.close();
});
