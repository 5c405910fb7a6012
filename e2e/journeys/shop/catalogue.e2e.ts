import { checkAccessibility } from '../../support/accessibility.ts';
import { expect, test } from '../../support/place.ts';

const words = {
  es: {
    filter: /^Filtrar/,
    apply: 'Ver los vinos',
    red: /^Tinto/,
    reset: 'Quitar todos los filtros',
    remove: /^Quitar el filtro Tinto$/,
    reds: /^Tintos/,
    back: 'Todos los tintos',
    none: 'Ningún vino con estos filtros',
    same: 'De la misma casa',
  },
  en: {
    filter: /^Filter/,
    apply: 'See the wines',
    red: /^Red/,
    reset: 'Remove all filters',
    remove: /^Remove the filter Red$/,
    reds: /^Red/,
    back: 'All red wines',
    none: 'No wine has all of this',
    same: 'From the same house',
  },
};

test('section 2: a click in a category goes to the product path with the category, whose back link returns to it', async ({ page, place }) => {
  const { reds, back, same } = words[place.language];
  await page.goto(place.path('catalogue'));
  await page.getByRole('main').getByRole('navigation').first().getByRole('link', { name: reds }).click();
  await expect(page).toHaveURL(/\?category=red$/);
  await page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`${place.path('catalogue')}/[a-z0-9-]+\\?category=red$`));
  const related = page.getByRole('region', { name: same }).getByRole('link').first();
  await expect(related).toHaveAttribute('href', /\?category=red$/);
  await page.getByRole('link', { name: back }).click();
  await expect(page).toHaveURL(`${place.origin}${place.path('catalogue', '?category=red')}`);
});

test('@both filters stand in the address, show what they leave, and can be taken back one by one or all', async ({ page, place }) => {
  const { filter, apply, red, remove, reset } = words[place.language];
  const cards = page.getByRole('main').getByRole('listitem').getByRole('heading');
  await page.goto(place.path('catalogue'));
  await page.locator('summary', { hasText: filter }).click();
  await checkAccessibility(page);
  const box = page.getByRole('checkbox', { name: red });
  const count = Number((await page.locator('label', { has: box }).innerText()).match(/\d+$/)?.[0]);
  await box.check();
  await page.getByRole('button', { name: apply }).click();
  await expect(page).toHaveURL(/\?type=red$/);
  await expect(page.getByText(new RegExp(`\\b${count} (vinos|wines)`))).toBeVisible();
  await expect(cards).toHaveCount(Math.min(8, count));
  await expect(page.getByRole('link', { name: remove })).toBeVisible();
  await page.getByRole('link', { name: reset }).click();
  await expect(page).toHaveURL(`${place.origin}${place.path('catalogue')}`);
});

test('a choice without wines says so and leads back (empty state)', async ({ page, place }) => {
  await page.goto(place.path('catalogue', '?price_min=5000'));
  await expect(page.getByText(words[place.language].none)).toBeVisible();
  await checkAccessibility(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('categories, filters and order are links and forms', async ({ page, place }) => {
    const { filter, apply, red } = words[place.language];
    await page.goto(place.path('catalogue', '?sort=price_asc'));
    await page.locator('summary', { hasText: filter }).click();
    await page.getByRole('checkbox', { name: red }).check();
    await page.getByRole('checkbox', { name: /^75 cl/ }).check();
    await page.getByRole('button', { name: apply }).click();
    const query = new URL(page.url()).searchParams;
    expect([query.get('sort'), query.get('type'), query.get('format')]).toEqual(['price_asc', 'red', '750']);
    const prices = (await page.getByRole('main').getByRole('listitem').getByText('€').allInnerTexts()).map((text) =>
      Number.parseFloat(text.replace(/[€\s]/g, '').replace(',', '.')),
    );
    expect(prices.length).toBeGreaterThan(1);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });
});
