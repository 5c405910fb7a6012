import type { Page } from '@playwright/test';
import { checkAccessibility } from '../../support/accessibility.ts';
import { hydrated, open } from '../../support/hydration.ts';
import { openCheckout } from '../../support/basket.ts';
import { chooseSlot, expectConfirmed, fillVisitor, fillVisitors, wordsOf } from '../../support/booking.ts';
import { expect, type Place, test } from '../../support/place.ts';
import { cards, continueToPayment, fillCard, fillDetails, orderNumber, pay } from '../../support/shopping.ts';

const said = {
  es: {
    give: 'Regale una visita',
    title: 'Regalar una visita',
    shipping: 'Envío',
    parcel: /Es un regalo/,
    print: /^Ver e imprimir/,
    inMail: /otro correo, con su página para imprimir/,
    people: 'Para 4 personas',
    book: 'Reservar la visita',
    used: 'Este bono ya se ha canjeado.',
  },
  en: {
    give: 'Make it a present',
    title: 'A visit as a present',
    shipping: 'Shipping',
    parcel: /It is a gift/,
    print: /^View and print/,
    inMail: /an email of its own, with a page to print/,
    people: 'For 4 people',
    book: 'Book the visit',
    used: 'This voucher has been redeemed.',
  },
} as const;
const gift = {
  montelar: { visit: { es: 'La bodega de 1924', en: 'The cellar of 1924' }, price: 96 },
  oria: { visit: { es: 'Tres calicatas, tres vinos', en: 'Three pits, three wines' }, price: 152 },
};

/** From the visits, where who looks for one finds it, into the basket: for four people instead of two. */
async function chooseGift(page: Page, place: Place): Promise<void> {
  const words = said[place.language];
  await open(page, place.path('visits'));
  await page.getByRole('main').getByRole('link', { name: words.give }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  await hydrated(page);
  await checkAccessibility(page);
  const { visit, price } = gift[place.brand];
  const ticket = page.getByRole('article', { name: visit[place.language] });
  // The tile over the radio takes the click.
  await ticket.getByRole('radio', { name: '4' }).check({ force: true });
  await expect(ticket).toContainText(place.amount(price));
  await ticket.getByRole('button', { name: place.words.addToBasket }).click();
  await page.getByRole('dialog').getByRole('link', { name: place.words.toBasket }).click();
  await expect(page.getByRole('spinbutton')).toBeVisible();
  await expect(page.getByRole('main').getByText(words.shipping, { exact: true })).toHaveCount(0);
}

test('@both a visit is bought as a gift without an address, its page printed, and its code redeemed by who was given it', async ({ page, place }, info) => {
  test.slow();
  const words = said[place.language];
  await chooseGift(page, place);
  await openCheckout(page, place);
  await expect(page.getByRole('group', { name: place.words.address })).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: words.parcel })).toHaveCount(0);
  await checkAccessibility(page);
  const email = `regalo.${info.project.name}.${Date.now()}@correo.example`;
  await fillDetails(page, place, { email, address: false });
  await continueToPayment(page, place);
  await fillCard(page, place, cards.good);
  await pay(page, place);
  const number = await orderNumber(page, place);
  const toPrint = page.getByRole('link', { name: words.print });
  await expect(toPrint).toHaveCount(1, { timeout: 30_000 });
  await checkAccessibility(page);
  const address = await toPrint.getAttribute('href');
  expect(await mailsOf(page, email, 2)).toEqual([expect.stringContaining(number), expect.stringContaining(address ?? 'no link')]);

  await toPrint.click();
  const code = page.getByText(/^U-[A-Z0-9]+-[A-Z0-9]+$/);
  await expect(code).toBeVisible();
  await expect(page.getByRole('article')).toContainText(words.people);
  await expect(page.getByRole('heading', { level: 1, name: gift[place.brand].visit[place.language] })).toBeVisible();
  await checkAccessibility(page);
  await expectOneSheet(page);

  const booking = wordsOf(place);
  const typed = await code.innerText();
  await page.getByRole('link', { name: words.book }).click();
  await hydrated(page);
  await expect(page.getByLabel(booking.code)).toHaveValue(typed);
  await page.getByRole('button', { name: booking.check, exact: true }).click();
  await page.getByRole('button', { name: booking.accept }).click();
  await fillVisitors(page, place, 4);
  await chooseSlot(page, place, { ahead: 5 });
  await page.getByRole('button', { name: booking.toClient }).click();
  await fillVisitor(page, place);
  await page.getByRole('button', { name: booking.finish, exact: true }).click();
  await expectConfirmed(page, place);
  await open(page, address ?? '');
  await expect(page.getByText(words.used)).toBeVisible();
  await expect(page.getByRole('link', { name: words.book })).toHaveCount(0);
});

/** The voucher alone, with its picture, on one sheet of either paper. */
async function expectOneSheet(page: Page): Promise<void> {
  for (const format of ['A4', 'Letter']) {
    const sheets = (await page.pdf({ format })).toString('latin1').match(/\/Type \/Page\b/g);
    expect(sheets, `sheets of ${format}`).toHaveLength(1);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article').getByRole('img').first()).toBeVisible();
  for (const round of ['banner', 'contentinfo'] as const) await expect(page.getByRole(round)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
}

/** The texts of so many mails to an address, oldest first; waits for them. */
async function mailsOf(page: Page, to: string, many: number): Promise<string[]> {
  const inbox = await page.context().newPage();
  const links = inbox.getByRole('row', { name: to }).getByRole('link');
  await expect(async () => {
    await inbox.goto(`http://localhost:${process.env['ESTATE_PORT']}/sandbox/mail`);
    await expect(links).toHaveCount(many, { timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  const texts: string[] = [];
  for (const href of await Promise.all((await links.all()).map((link) => link.getAttribute('href')))) {
    await inbox.goto(new URL(href ?? '', inbox.url()).href);
    texts.unshift((await inbox.locator('pre').innerText()).replaceAll('&amp;', '&'));
  }
  await inbox.close();
  return texts;
}
