import { checkAccessibility } from '../../support/accessibility.ts';
import { addLines, addToBasket, basketOnServer, openBasket } from '../../support/basket.ts';
import { notePayments, paymentAtProvider } from '../../support/ledger.ts';
import { expect, test } from '../../support/place.ts';
import { cards, continueToPayment, fillCard, fillDetails, goToCheckout, orderNumber, pay, putIntoBasket } from '../../support/shopping.ts';

const words = {
  es: { many: 'Un pedido grande', remove: /^Quitar .* de la cesta$/, tooHigh: 'La cantidad es demasiado alta', cart: /^Cesta/ },
  en: { many: 'A large order', remove: /^Remove .* from the basket$/, tooHigh: 'The quantity is too high', cart: /^Basket/ },
};

test('@both section 5: 18 units are an order like any other, 19 show the notice to write, and the order can still go on', async ({ page, place }) => {
  const { many } = words[place.language];
  await addLines(page, place, [9, 9]);
  await openBasket(page, place);
  await expect(page.getByRole('link', { name: place.words.toCheckout })).toBeVisible();
  await expect(page.getByText(many)).toHaveCount(0);
  await page.getByRole('button', { name: place.words.quantityMore }).first().click();
  await expect(page.getByText(many)).toBeVisible();
  await checkAccessibility(page);
  await goToCheckout(page, place);
  expect((await basketOnServer(page, place)).lines.map(({ quantity }) => quantity)).toEqual([10, 9]);
});

test('section 5: a quantity that is too high offers contact by e-mail and disables checkout', async ({ page, place }) => {
  await addLines(page, place, [10]);
  await openBasket(page, place);
  await page.getByRole('button', { name: place.words.quantityMore }).first().click();
  await expect(page.getByText(words[place.language].tooHigh)).toBeVisible();
  await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', /^mailto:/);
  await expect(page.getByRole('button', { name: place.words.toCheckout })).toBeDisabled();
});

test('@both ten lines: the icon counts lines, 9 at nine and 9+ from ten, and all ten are bought for the total last shown (section 9)', async ({
  page,
  place,
}) => {
  const icon = page.getByRole('banner').getByRole('link', { name: words[place.language].cart });
  await page.goto(place.path('catalogue'));
  await expect(icon).toHaveText(/^\D+$/);
  await addLines(page, place, [2, 1, 1, 1, 1, 1, 1, 1, 1]);
  await openBasket(page, place);
  await expect(icon).toHaveText(/9$/);
  await addLines(page, place, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
  await openBasket(page, place);
  await expect(icon).toHaveText(/9\+$/);
  await expect(page.getByRole('spinbutton')).toHaveCount(10);
  await checkAccessibility(page);
  await goToCheckout(page, place);
  const payments = notePayments(page);
  await fillDetails(page, place);
  await continueToPayment(page, place);
  const { total_price: total } = await basketOnServer(page, place);
  await expect(page.getByRole('button', { name: place.words.pay })).toContainText(place.amount(total));
  await fillCard(page, place, cards.good);
  await pay(page, place);
  await orderNumber(page, place);
  expect((await paymentAtProvider(payments.at(-1) ?? '')).amount_received).toBe(Math.round(total * 100));
});

test('section 9: a removed line leaves the icon at once', async ({ page, place }) => {
  const icon = page.getByRole('banner').getByRole('link', { name: words[place.language].cart });
  await addLines(page, place, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
  await openBasket(page, place);
  await expect(icon).toHaveText(/9\+$/);
  await page.getByRole('button', { name: words[place.language].remove }).first().click();
  await expect(icon).toHaveText(/9$/);
});

test('section 4: a quantity waits 800 ms, and going to checkout sends what waits', async ({ page, place }) => {
  await addToBasket(page, place, place.wine.sku, 2);
  await page.clock.install();
  await openBasket(page, place);
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('update_lines') && sent.push(request.postData() ?? ''));
  // The page's clock stands still, so that no slow machine lets the 800 ms pass.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: place.words.quantityMore }).first().click();
  await expect(page.getByRole('spinbutton').first()).toHaveValue('3');
  expect(sent).toEqual([]);
  await page.getByRole('link', { name: place.words.toCheckout }).click();
  await page.clock.resume();
  await expect(page.getByRole('heading', { name: place.words.details })).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain(',3]');
});

test('@both a second tab that changes the basket is followed, until nothing is left', async ({ page, place }) => {
  await addLines(page, place, [2, 1]);
  await openBasket(page, place);
  const other = await page.context().newPage();
  await openBasket(other, place);
  await expect(other.getByRole('spinbutton').first()).toHaveValue('2');
  await other.getByRole('button', { name: words[place.language].remove }).first().click();
  await expect(other.getByRole('spinbutton')).toHaveCount(1);
  await expect(page.getByRole('spinbutton')).toHaveCount(1);
  await other.getByRole('button', { name: words[place.language].remove }).click();
  await expect(page.getByRole('heading', { name: place.words.basketEmpty })).toBeVisible();
  await checkAccessibility(page);
});

test('fault: the page moves while the basket comes (no layout shift, 390 px)', async ({ page, place }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await putIntoBasket(page, place);
  await page.addInitScript(() => {
    Object.assign(globalThis, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) (globalThis as unknown as { moved: number }).moved += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route('**/api/ecom/basket/**', async (route) => {
    await new Promise((done) => setTimeout(done, 300));
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('spinbutton').first()).toBeVisible();
  expect(await page.evaluate(() => (globalThis as unknown as { moved: number }).moved)).toBeLessThan(0.001);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
