import { beMember, demoMembers } from '../../support/club.ts';
import { open } from '../../support/hydration.ts';
import { visitPage } from '../../support/booking.ts';
import { type Answered, ask } from '../../support/crawl.ts';
import { hostileAddresses, hostileHashes, hostileRequests } from '../../support/hostile.ts';
import { expect, test } from '../../support/place.ts';

/** Each tag with its attributes as a parser sees them: what stands inside of quotes is none. */
const tags = /<([a-z][^\s/>]*)((?:\s+[^\s"'>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi;
const attributes = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** What in a page would run code or lead away, one line each. No page of ours has an `on…` attribute at all. */
function harmIn(html: string): string[] {
  const found: string[] = [];
  for (const [whole, name = '', rest = ''] of html.matchAll(tags)) {
    for (const [, attribute = '', ...values] of rest.matchAll(attributes)) {
      const value = (values.find((one) => one !== undefined) ?? '').replaceAll('&#x3a;', ':').trim();
      if (/^on/i.test(attribute)) found.push(whole);
      if (
        /^(?:href|src|action|formaction|content|srcdoc|data)$/i.test(attribute) &&
        /^(?:javascript|vbscript|data:text|https?:\/\/evil|\/\/|[\\/]{2}|\/\\)/i.test(value)
      )
        found.push(whole);
    }
    if (/^(?:base|iframe|object|embed)$/i.test(name)) found.push(whole);
  }
  for (const [, text = ''] of html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)) if (/^\s*hostile\(\)/.test(text)) found.push(text);
  return found;
}

/** Why an answer is not harmless; empty when it is. */
function faultsOf({ status, headers, text }: Answered, origin: string): string[] {
  const faults: string[] = [];
  // 502: a service behind a form that was given nonsense; everything else above 499 is a fault of ours.
  if (status >= 500) faults.push(`answers ${status}`);
  const to = headers['location'];
  if (to !== undefined && new URL(to.replaceAll(/[\t\r\n]/g, ''), `${origin}/`).origin !== origin) faults.push(`leads to ${to}`);
  if (/hostile/.test(headers['set-cookie'] ?? '')) faults.push('sets a cookie that it was told to');
  if (/^root:|"private": true|payment_intent_secret/m.test(text)) faults.push('gives out what is nobody’s');
  if ((headers['content-type'] ?? '').startsWith('text/html')) {
    faults.push(...harmIn(text).map((one) => `holds ${one}`));
    if (/<link rel="canonical" href="[^"]*evil/.test(text)) faults.push('takes its own address from a header');
    if (!/frame-ancestors 'none'/.test(headers['content-security-policy'] ?? '') && headers['x-frame-options'] !== 'DENY') faults.push('may be framed');
  }
  if (headers['x-content-type-options'] !== 'nosniff' && status !== 400) faults.push('may be taken for something else');
  return faults;
}

test(`${hostileRequests.length} hostile redirects, paths, hosts, queries, cookies and bodies are all harmless`, async ({ page, place }) => {
  await beMember(page, place, demoMembers.lucia);
  const session = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  expect(hostileRequests.length).toBeGreaterThan(200);
  const faults: string[] = [];
  for (const { what, path, method = 'GET', headers = {}, body, asMember } of hostileRequests) {
    const own = {
      ...(method === 'POST' && { origin: place.origin, 'content-length': String(Buffer.byteLength(body ?? '')) }),
      ...(asMember && { cookie: session }),
    };
    const answer = await ask(place.origin, path, { method, headers: { ...own, ...headers }, ...(body !== undefined && { body }) });
    faults.push(...faultsOf(answer, place.origin).map((fault) => `${what}, ${JSON.stringify(path.slice(0, 120))}: ${fault}`));
  }
  expect(faults).toEqual([]);
  expect((await ask(place.origin, '/es/')).status).toBe(200);
});

test(`${hostileHashes.length + hostileAddresses.length} hostile hashes and addresses run nothing in the browser and lead nowhere`, async ({
  page,
  place,
  expectErrors,
}) => {
  // What is asked for with an id that is none is not found; that is said, and reported as an error.
  expectErrors(/^(?:400|404|409|422|431) /, /^console: /, /^script: Nothing stands at this address\.$/);
  const ran: string[] = [];
  await page.exposeFunction('hostile', () => ran.push(page.url()));
  page.on('dialog', (dialog) => (ran.push(`a dialog at ${page.url()}`), void dialog.dismiss()));
  for (const address of hostileAddresses) {
    await open(page, address);
    expect(new URL(page.url()).origin).toBe(place.origin);
  }
  await open(page, visitPage(place));
  for (const hash of hostileHashes) {
    await page.evaluate((to) => void (location.hash = to), hash);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    expect(await page.evaluate(() => 'hostile' in Object.create(Array.prototype))).toBe(false);
    expect(await page.locator('[onerror], [onload], [onfocus], iframe[srcdoc], a[href^="javascript:" i]').count()).toBe(0);
  }
  // The language switch carries the hash along, and is a link of this house still.
  await page.getByRole('link', { name: place.words.otherLanguage }).first().click();
  await expect(page).toHaveURL(new RegExp(`^${place.origin}/en/`));
  expect(ran).toEqual([]);
});
