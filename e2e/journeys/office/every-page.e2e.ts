/** Issue 16, must show 4: "axe clean … 768 and 1440 px …; script ≤ 150 kB gzip a page", on each page that a link of the office leads to. */
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../../support/accessibility.ts';
import { Buyer } from '../../support/buyer.ts';
import { comeIn, officePage } from '../../support/office.ts';
import { expect, test } from '../../support/place.ts';

test.use({ locale: 'es-ES' });
test.describe.configure({ timeout: 600_000 });

/** Bytes of script that a page may load, packed as it is sent. */
const budget = 150_000;
const widths = [390, 768, 1440];
/** How high the menu is, where it stands above the page; at its side on a desk. */
const oneRow = new Map([
  [390, 56],
  [768, 56],
  [1440, Infinity],
]);
/** One's own account, and what is not there. */
const inNoPart = /\/(account|nothing-here)$/;

/** What kind of page an address is: numbers, skus, codes and days of one order or another make no other page, nor does a filter. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address);
  const path = pathname.replaceAll(/\/(?=[^/]*[\dA-Z])[^/]+/g, '/:one');
  return [path, searchParams.get('report')].filter(Boolean).join(' ');
}

/** Addresses of the office that a page links to, but files. */
async function linksOf(page: Page): Promise<string[]> {
  const all = await page.locator('a[href]').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href.split('#')[0] ?? ''));
  return all.filter((href) => new URL(href).pathname.startsWith('/office/') && !href.includes('csv=1') && !href.includes('sign-out'));
}

test('issue 16: every page of the office is clean to axe, fits each screen, and loads little script', async ({ page, place, expectErrors }) => {
  expectErrors(/^404 /);
  const { number } = (await new Buyer(place.origin).buy(place.wine.sku, 2)).body as { number: string };
  let script = 0;
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') script += gzipSync(await response.body()).length;
  });
  await comeIn(page, place);
  const waiting = [officePage(place), officePage(place, `orders/${number}`), officePage(place, 'nothing-here')];
  const parts = page.getByRole('navigation', { name: 'Partes de la oficina' });
  const seen = new Set<string>();
  const faults: string[] = [];
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    if (seen.has(kindOf(address))) continue;
    seen.add(kindOf(address));
    script = 0;
    await page.goto(address, { waitUntil: 'networkidle' });
    const fault = (what: string) => faults.push(`${kindOf(address ?? '')}: ${what}`);
    if (script > budget) fault(`${script} bytes of script`);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      if (over > 0) fault(`is ${over} px wider than a screen of ${width}`);
      for (const table of await page
        .getByRole('region')
        .filter({ has: page.getByRole('table') })
        .all())
        if (await table.evaluate((one) => one.scrollWidth > one.clientWidth)) fault(`a table is pushed past the edge of a screen of ${width}`);
      const { height } = (await parts.boundingBox()) ?? { height: 0 };
      if (height > (oneRow.get(width) ?? 0)) fault(`its menu has more than one row on a screen of ${width}`);
    }
    if (!inNoPart.test(kindOf(address)) && (await parts.locator('[aria-current]').count()) !== 1) fault('belongs to no part of the menu');
    for (const violation of await accessibilityFaults(page)) fault(violation);
    waiting.push(...(await linksOf(page)));
  }
  expect(faults).toEqual([]);
  // What every estate has, so that a menu that lost its entries does not pass for a clean one.
  for (const path of [
    'orders',
    'orders/:one',
    'orders/:one/refund',
    'orders/invoices',
    'visits',
    'visits/close',
    'wines/:one/price',
    'club',
    'vouchers',
    'coupons',
    'coupons/:one',
    'coupons/new',
    'numbers',
    'people',
    'log',
  ])
    expect([...seen], path).toContain(new URL(officePage(place, path)).pathname);
});
