import { expect, test } from '../../support/place.ts';
import { putIntoBasket } from '../../support/shopping.ts';

const icons = { es: /^Cesta/, en: /^Basket/ };

test('section 2: "Mobile instances do not fetch the basket": a phone shows what it has heard', async ({ page, place }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const icon = page.getByRole('banner').getByRole('link', { name: icons[place.language] });
  await putIntoBasket(page, place, 2);
  await expect(icon).toHaveText(/1$/);
  const requested: string[] = [];
  page.on('request', (request) => {
    // What the page before still asks is not this page's asking.
    const isHere = request.headers()['referer']?.endsWith(place.path('visits'));
    if (isHere && request.url().includes('/api/ecom/basket/')) requested.push(request.url());
  });
  await page.goto(place.path('visits'));
  await expect(icon).toHaveText(/1$/);
  expect(requested).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => requested.length).toBe(1);
});
