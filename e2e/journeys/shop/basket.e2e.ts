import type { Page } from '@playwright/test';
import { checkAccessibility } from '../../support/accessibility.ts';
import { expect, test, type Place } from '../../support/place.ts';
import { putIntoBasket } from '../../support/shopping.ts';

const words = {
  es: {
    many: 'Un pedido grande',
    coupon: 'Código de descuento',
    apply: 'Aplicar',
    remove: /^Quitar .* de la cesta$/,
    tooHigh: 'La cantidad es demasiado alta',
    cart: /^Cesta/,
    gone: 'Un vino ya no estaba en la cesta',
    applied: 'El cupón se ha aplicado correctamente.',
    free: 'Gratis',
    refusals: { INVENTADO: /no existe/, PRUEBA: /no está activo/, NAVIDAD24: /ha caducado/, BIENVENIDA: /ya se ha utilizado/ },
  },
  en: {
    many: 'A large order',
    coupon: 'Discount code',
    apply: 'Apply',
    remove: /^Remove .* from the basket$/,
    tooHigh: 'The quantity is too high',
    cart: /^Basket/,
    gone: 'A wine was no longer in the basket',
    applied: 'The coupon has been applied successfully.',
    free: 'Free',
    refusals: { INVENTADO: /does not exist/, PRUEBA: /is not active/, NAVIDAD24: /has expired/, BIENVENIDA: /already been used/ },
  },
};

/** Fills the basket of the page's session with wines of the house, by the API. */
async function fill(page: Page, place: Place, quantities: readonly number[]): Promise<void> {
  await page.goto(place.path('catalogue'));
  const statuses = await page.evaluate(
    async ({ brand, language, wanted }) => {
      const { products } = (await (await fetch(`/api/catalogue/products/?language=${language}&brand=${brand}&page_size=100`)).json()) as {
        products: { id: string; is_locked: boolean }[];
      };
      const { products: left } = (await (await fetch(`/api/catalogue/availability/?product_ids=${products.map(({ id }) => id).join()}`)).json()) as {
        products: { product_id: string; max_quantity: number }[];
      };
      const plenty = left.filter(({ product_id, max_quantity }) => max_quantity >= 10 && !products.find(({ id }) => id === product_id)?.is_locked);
      const answers: number[] = [];
      for (const [index, quantity] of wanted.entries()) {
        const body = JSON.stringify({ product_id: plenty[index]?.product_id, quantity, language });
        answers.push((await fetch('/api/ecom/basket/add_product/', { method: 'POST', headers: { 'content-type': 'application/json' }, body })).status);
      }
      return answers;
    },
    { brand: place.brand, language: place.language, wanted: [...quantities] },
  );
  expect(statuses).toEqual(quantities.map(() => 200));
  await page.goto(place.path('basket'));
  await expect(page.getByRole('heading', { level: 1, name: place.words.basket })).toBeVisible();
  await expect(page.getByRole('spinbutton').first()).toBeVisible();
}

test('section 5: 18 units are an order like any other, 19 show the notice to write, and the order can still go on', async ({ page, place }) => {
  const { many } = words[place.language];
  await fill(page, place, [9, 9]);
  await expect(page.getByText(many)).toHaveCount(0);
  await page.getByRole('button', { name: place.words.quantityMore }).first().click();
  await expect(page.getByText(many)).toBeVisible();
  await expect(page.getByRole('link', { name: place.words.toCheckout })).toBeVisible();
  await checkAccessibility(page);
});

test('section 5: a quantity that is too high offers contact by e-mail and disables checkout', async ({ page, place }) => {
  await fill(page, place, [10]);
  await page.getByRole('button', { name: place.words.quantityMore }).first().click();
  await expect(page.getByText(words[place.language].tooHigh)).toBeVisible();
  await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', /^mailto:/);
  await expect(page.getByRole('button', { name: place.words.toCheckout })).toBeDisabled();
});

test('section 9: the icon counts lines, 9 at nine and 9+ from ten', async ({ page, place }) => {
  const icon = page.getByRole('banner').getByRole('link', { name: words[place.language].cart });
  await page.goto(place.path('catalogue'));
  await expect(icon).toHaveText(/^\D+$/);
  await fill(page, place, [2, 1, 1, 1, 1, 1, 1, 1, 1]);
  await expect(icon).toHaveText(/9$/);
  await fill(page, place, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
  await expect(icon).toHaveText(/9\+$/);
  await page.getByRole('button', { name: words[place.language].remove }).first().click();
  await expect(icon).toHaveText(/9$/);
});

test('section 8: each refused code says why, a good one says so and its discount stands in the summary', async ({ page, place }) => {
  const { coupon, apply, refusals, applied } = words[place.language];
  await fill(page, place, [2]);
  const field = page.getByLabel(coupon);
  for (const [code, reason] of Object.entries(refusals)) {
    await field.fill(code);
    await page.getByRole('button', { name: apply }).click();
    await expect(field).toHaveAccessibleDescription(reason);
  }
  await field.fill('vendimia');
  await page.getByRole('button', { name: apply }).click();
  await expect(page.getByText(applied)).toBeVisible();
  await expect(page.getByRole('complementary')).toContainText(/10,00\s€|€10\.00/);
});

test('section 4: a quantity waits 800 ms, and going to checkout sends what waits', async ({ page, place }) => {
  await fill(page, place, [2]);
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('update_lines') && sent.push(request.postData() ?? ''));
  await page.getByRole('button', { name: place.words.quantityMore }).first().click();
  expect(sent).toEqual([]);
  await page.getByRole('link', { name: place.words.toCheckout }).click();
  await expect(page.getByRole('heading', { name: place.words.details })).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain(',3]');
});

test('a second tab that changes the basket is followed, and a change of a line that is gone says so', async ({ page, place }) => {
  await fill(page, place, [2, 1]);
  const other = await page.context().newPage();
  await other.goto(place.path('basket'));
  await expect(other.getByRole('spinbutton').first()).toHaveValue('2');
  await other.getByRole('button', { name: words[place.language].remove }).first().click();
  await expect(other.getByRole('spinbutton')).toHaveCount(1);
  await expect(page.getByRole('spinbutton')).toHaveCount(1);
  await other.getByRole('button', { name: words[place.language].remove }).click();
  await expect(page.getByRole('heading', { name: place.words.basketEmpty })).toBeVisible();
  await other.close();
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
});
