/** The basket of the page's session, by the calls that the screens make. */
import { expect, type Page } from '@playwright/test';
import { hydrated } from './hydration.ts';
import type { Place } from './place.ts';
import { sessionCall } from './session-calls.ts';

/** Puts bottles of a sku into the basket; the call must succeed. */
export async function addToBasket(page: Page, place: Place, sku: string, quantity = 1): Promise<void> {
  await change(page, place, 'add_product', { product_id: sku, quantity, language: place.language });
}

/** Applies a discount code; the call must succeed. */
export const applyVoucher = (page: Page, place: Place, code: string): Promise<void> => change(page, place, 'apply_voucher', { code });

async function change(page: Page, place: Place, call: string, body: object): Promise<void> {
  const answer = await sessionCall(page, place, 'POST', `/api/ecom/basket/${call}/`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

/** One line for each quantity, of wines of the house with plenty in the cellar; `from` leaves out so many of them. */
export async function addLines(page: Page, place: Place, quantities: readonly number[], from = 0): Promise<void> {
  const { products } = await read<{ products: { id: string; is_locked: boolean }[] }>(
    page,
    place,
    `/api/catalogue/products/?language=${place.language}&brand=${place.brand}&page_size=100`,
  );
  const open = products.filter((product) => !product.is_locked).map(({ id }) => id);
  const left = await read<{ products: { product_id: string; max_quantity: number }[] }>(page, place, `/api/catalogue/availability/?product_ids=${open.join()}`);
  const plenty = left.products.filter(({ max_quantity }) => max_quantity >= 10).map(({ product_id }) => product_id);
  for (const [index, quantity] of quantities.entries()) await addToBasket(page, place, plenty[from + index] ?? 'too few wines', quantity);
}

/** Opens the basket's page and waits until its lines are there. */
export async function openBasket(page: Page, place: Place): Promise<void> {
  await page.goto(place.path('basket'));
  await expect(page.getByRole('spinbutton').first()).toBeVisible();
}

/** Opens the checkout and waits until its form is there. */
export async function openCheckout(page: Page, place: Place): Promise<void> {
  await page.goto(place.path('checkout'));
  await hydrated(page);
  await expect(page.getByRole('heading', { name: place.words.details })).toBeVisible();
}

export interface BasketOnServer {
  lines: { id: string; quantity: number; product: { id: string } }[];
  vouchers_discount: number;
  shipping_incl_tax: number | null;
  total_price: number;
}

/** What the server says of the basket; `query` as in `?shippingCountryCode=ES`. */
export const basketOnServer = (page: Page, place: Place, query = ''): Promise<BasketOnServer> => read(page, place, `/api/ecom/basket/${query}`);

async function read<T>(page: Page, place: Place, path: string): Promise<T> {
  const answer = await sessionCall<T>(page, place, 'GET', path);
  expect(answer.status, path).toBe(200);
  return answer.body;
}
