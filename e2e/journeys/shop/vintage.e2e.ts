import { open, hydrated } from '../../support/hydration.ts';
import { expect, test } from '../../support/place.ts';
import { cards, continueToPayment, fillCard, fillDetails, goToCheckout, orderNumber, pay } from '../../support/shopping.ts';

const said = {
  es: { magnum: /, magnum$/, alcohol: '13,5 % vol', label: '336 kJ / 81 kcal' },
  en: { magnum: /, magnum$/, alcohol: '13.5 % vol', label: '336 kJ / 81 kcal' },
} as const;

/** A wine of each house that has a magnum among its formats, and a vintage that says more of itself than the wine does. */
const wines = {
  montelar: { slug: 'crianza', magnum: 'MON-CRI-2021-150', price: 31, vintage: '2020', sku: 'MON-CRI-2020-75' },
  oria: { slug: '872-arcilla', magnum: 'ORI-872-2020-150', price: 74, vintage: '2018', sku: 'ORI-872-2018-75' },
} as const;

test('@both fault "a card opens another vintage": a magnum is the same bottle on its card, its page, in the basket, and once it is paid', async ({
  page,
  place,
}) => {
  const { magnum, price } = wines[place.brand];
  const link = page.getByRole('main').locator(`a[href*="sku=${magnum}"]`);
  await open(page, `${place.path('catalogue')}?category=large`);
  const name = (await link.innerText()).replace(/ \d{4}$/, '');
  expect(name).toMatch(said[place.language].magnum);
  await link.click();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(place.amount(price));
  await page.getByRole('button', { name: place.words.addToBasket, exact: true }).first().click();
  await page.getByRole('dialog').getByRole('link', { name: place.words.toBasket }).click();
  await expect(page.getByRole('link', { name })).toHaveAttribute('href', new RegExp(`sku=${magnum}$`));
  await goToCheckout(page, place);
  await fillDetails(page, place);
  await continueToPayment(page, place);
  await fillCard(page, place, cards.good);
  await pay(page, place);
  await orderNumber(page, place);
});

test('@both fault "the page tells of another vintage": a vintage chosen is in the address; a reload, a friend without script and the other language read of it, and back finds it again', async ({
  page,
  place,
  browser,
}) => {
  const { slug, vintage, sku } = wines[place.brand];
  const { alcohol, label } = said[place.language];
  const main = page.getByRole('main');
  await open(page, place.path('catalogue', `/${slug}`));
  await expect(main).not.toContainText(alcohol);
  await page.getByRole('radio', { name: new RegExp(`^${vintage}`) }).check({ force: true });
  await expect(page).toHaveURL(new RegExp(`sku=${sku}$`));
  for (const words of [alcohol, label]) await expect(main).toContainText(words);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('radio', { name: new RegExp(`^${vintage}`) })).toBeChecked();
  await expect(main).toContainText(alcohol);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(new RegExp(`/${slug}$`));
  await page.goto(place.path('basket'));
  await page.goBack();
  await expect(main).toContainText(alcohol);

  const friend = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() });
  const theirs = await friend.newPage();
  await theirs.goto(page.url());
  for (const words of [alcohol, label]) await expect(theirs.getByRole('main')).toContainText(words);
  await theirs.locator('a[data-language-switch]:visible').first().click();
  await expect(theirs).toHaveURL(new RegExp(`sku=${sku}$`));
  await expect(theirs.getByRole('main')).toContainText(label);
  const unknown = await theirs.goto(`${page.url().split('?')[0]}?sku=NO-SUCH-1`);
  // Anybody can write such an address: it takes no room in any cache.
  expect(await unknown?.headerValue('cache-control')).toBe('private, no-store');
  await expect(theirs.getByRole('main')).not.toContainText(alcohol);
  await friend.close();
});
