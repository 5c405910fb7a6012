import { checkAccessibility } from '../../support/accessibility.ts';
import { demoMembers, openAs } from '../../support/club.ts';
import { expect, test } from '../../support/place.ts';

const said = {
  es: {
    current: 'Periodo de socio actual',
    past: 'Periodos anteriores',
    left: 'Falta para el objetivo',
    store: 'En la tienda',
    external: 'Comprado en tienda',
    again: 'Volver a pedir: Reserva 2019, 75 cl',
    gone: /^Volver a pedir: Estuche de madera/,
    added: 'En la cesta',
    more: 'Ver más vinos',
    see: /^Ver más: /,
  },
  en: {
    current: 'Current membership',
    past: 'Past memberships',
    left: 'Left to reach the goal',
    store: 'In the shop',
    external: 'Bought in a store',
    again: 'Order again: Reserva 2019, 75 cl',
    gone: /^Order again: Estuche de madera/,
    added: 'In your basket',
    more: 'See more wines',
    see: /^See more: /,
  },
} as const;

test('@both my orders: current and past memberships, rows that open and close, statuses in words (sections 2, 4)', async ({ page, place }) => {
  const words = said[place.language];
  await openAs(page, place, demoMembers.lucia, place.path('myOrders'));
  const current = page.getByRole('region', { name: words.current });
  const past = page.getByRole('region', { name: words.past });
  await expect(current.getByText(words.left)).toBeVisible();
  await expect(current.getByText(words.store, { exact: true })).toBeVisible();
  await expect(current.getByText(words.external, { exact: true })).toBeVisible();
  await expect(past.getByText('T-2025-0098')).toBeVisible();
  const again = current.getByRole('button', { name: words.again });
  await expect(again).toBeHidden();
  await current.getByText('T-2026-0412').click();
  await expect(again).toBeVisible();
  await checkAccessibility(page);
  await current.getByText('T-2026-0412').click();
  await expect(again).toBeHidden();
});

test('reorder puts the item into the basket; what is not on sale any more cannot be (section 2)', async ({ page, place }) => {
  const words = said[place.language];
  await openAs(page, place, place.fixtures.member('orders-again'), place.path('myOrders'));
  await page.getByText('T-2025-0098').click();
  await expect(page.getByRole('button', { name: words.gone })).toBeDisabled();
  await page.getByText('T-2026-0412').click();
  await page.getByRole('button', { name: words.again }).click();
  const popup = page.getByRole('dialog', { name: words.added });
  await expect(popup).toBeVisible();
  await expect(page.getByRole('banner').locator('[data-count="basket"]:visible')).toHaveText('1');
  await popup.getByRole('link', { name: place.words.toBasket }).click();
  await expect(page.getByRole('heading', { level: 1, name: place.words.basket })).toBeVisible();
  await expect(page.getByRole('main').getByText('Reserva').first()).toBeVisible();
});

test('@both the selection: cards of 220 px, eight a page, See more (sections 2, 9)', async ({ page, place }) => {
  const words = said[place.language];
  await openAs(page, place, demoMembers.lucia, place.path('selection'));
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(8);
  expect((await cards.first().boundingBox())?.width).toBe(220);
  await checkAccessibility(page);
  await page.getByRole('button', { name: words.more }).click();
  await expect.poll(() => cards.count()).toBeGreaterThan(8);
  await expect(
    cards
      .nth(8)
      .getByRole('link', { name: words.see })
      .or(cards.nth(8).getByRole('button', { name: words.see })),
  ).toBeVisible();
});
