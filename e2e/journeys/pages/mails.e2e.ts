import { checkAccessibility } from '../../support/accessibility.ts';
import { Buyer } from '../../support/buyer.ts';
import { expect, test } from '../../support/place.ts';

test('@both an order’s mail is read by day, by night and without pictures: its words have their contrast, one thing to press, nothing wider than the screen', async ({
  page,
  place,
}) => {
  const buyer = new Buyer(place.origin);
  const { status, body } = await buyer.buy(place.wine.sku);
  expect(status, JSON.stringify(body)).toBe(200);
  const { number } = body as { number: string };
  const inbox = `http://localhost:${process.env['ESTATE_PORT']}/sandbox/mail`;
  const mails = page.getByRole('row', { name: 'lucia@correo.example' }).getByRole('link', { name: new RegExp(number) });
  await expect(async () => {
    await page.goto(inbox);
    await expect(mails.first()).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  const address = `${new URL((await mails.first().getAttribute('href')) ?? '', inbox).href}/html`;
  await page.route(/\.(?:png|jpe?g|svg|webp|gif)(?:\?|$)/, (route) => route.abort());
  const grounds: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [390, 768]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await checkAccessibility(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('a.button')).toHaveCount(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      grounds.push(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
    }
  expect(new Set(grounds).size, 'the ground by day is another than by night').toBe(2);
});
