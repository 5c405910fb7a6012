import { expect, type Page } from '@playwright/test';
import { open } from '../support/hydration.ts';
import { addToBasket, openCheckout } from '../support/basket.ts';
import { expectConfirmed, toCard, wordsOf } from '../support/booking.ts';
import type { Place } from '../support/place.ts';
import { cards, continueToPayment, fillCard, fillDetails, orderNumber, pay } from '../support/shopping.ts';
import type { Visit } from './visits.ts';

/** Each visit is confirmed in its own scene: those beside the one of which the mail, too, is taken. */
const otherVisits: Record<Place['brand'], readonly { slug: string; harvest?: boolean }[]> = {
  montelar: [{ slug: 'los-bancales-a-pie' }, { slug: 'anadas-en-vertical' }, { slug: 'vendimia-con-la-cuadrilla', harvest: true }],
  oria: [{ slug: 'la-bodega-de-noche' }, { slug: 'amanecer-de-vendimia', harvest: true }],
};
/** From this month to the next September, when the harvest's visits are. */
const monthsToSeptember = () => (8 - new Date().getUTCMonth() + 12) % 12 || 12;

/** What is bought, booked and subscribed to, with the mails about it. */
export function ordersOf(place: Place): Visit[] {
  const { language, path, wine } = place;
  const words = wordsOf(place);
  const [print, see] = language === 'es' ? [/^Ver e imprimir/, 'Ver el pedido'] : [/^View and print/, 'See the order'];
  const gift = { montelar: 'MON-BONO-CALADO-4', oria: 'ORI-BONO-CALICATAS-4' }[place.brand];

  /** The same on every estate, since pages show it. */
  const emailFor = (page: Page, what: string) => `${what}-${place.brand}-${language}-${page.viewportSize()?.width}@correo.example`;

  /** From the checkout to the confirmation. */
  async function buy(page: Page, email: string, address: boolean): Promise<void> {
    await openCheckout(page, place);
    await fillDetails(page, place, { email, address });
    await continueToPayment(page, place);
    await fillCard(page, place, cards.good);
  }

  return [
    {
      name: path('confirmation', ' bought'),
      last: true,
      go: async (page, take) => {
        const email = emailFor(page, 'order');
        await addToBasket(page, place, wine.sku, 2);
        await buy(page, email, true);
        await take(path('checkout', ' card'));
        await pay(page, place);
        await orderNumber(page, place);
        await take(path('confirmation', ' bought'));
        await page.getByRole('link', { name: see }).click();
        await page.waitForURL(/view_/);
        await take(`/${language}/order seen`);
        await mails(page, place, email, 1, take, 'order');
      },
    },
    {
      name: `/${language}/gift bought`,
      last: true,
      go: async (page, take) => {
        const email = emailFor(page, 'gift');
        await addToBasket(page, place, gift);
        await buy(page, email, false);
        await pay(page, place);
        await orderNumber(page, place);
        await expect(page.getByRole('link', { name: print })).toHaveCount(1);
        await take(path('confirmation', ' gift'));
        await page.getByRole('link', { name: print }).click();
        await page.getByText(/^U-[A-Z0-9]+-[A-Z0-9]+$/).waitFor();
        await take(`/${language}/gift bought`);
        await mails(page, place, email, 2, take, 'gift');
      },
    },
    {
      name: path('visits', ' booked'),
      last: true,
      go: async (page, take) => {
        const email = emailFor(page, 'visit');
        // A day for each language has places enough, for second attempts too.
        await toCard(page, place, { email, dayIndex: language === 'es' ? 0 : 1 });
        await take(path('visits', ' card'));
        await fillCard(page, place, cards.good);
        await pay(page, place);
        await expectConfirmed(page, place);
        await take(path('visits', ' booked'));
        await page.getByRole('link', { name: words.seeBooking }).click();
        await page.getByRole('button', { name: words.move, exact: true }).waitFor();
        await take(`/${language}/booking seen`);
        await mails(page, place, email, 1, take, 'booking');
      },
    },
    ...otherVisits[place.brand].map(({ slug, harvest }) => ({
      name: path('visits', `/${slug} booked`),
      last: true,
      go: async (page: Page, take: (name: string) => Promise<void>) => {
        await toCard(page, place, { slug, email: emailFor(page, slug), ...(harvest && { ahead: monthsToSeptember() }) });
        await fillCard(page, place, cards.good);
        await pay(page, place);
        await expectConfirmed(page, place);
        await take(path('visits', `/${slug} booked`));
      },
    })),
    {
      name: `/${language}/newsletter`,
      last: true,
      go: async (page, take) => {
        // Shown nowhere, and whoever is on the list already gets another answer.
        const email = `pictures-${Date.now()}@correo.example`;
        await open(page, path('visits'));
        const footer = page.getByRole('contentinfo');
        await footer.getByLabel(place.words.email).fill(email);
        await footer.getByRole('checkbox').check();
        await page.waitForLoadState('networkidle');
        await footer.locator('button[type="submit"]').click();
        await page.getByRole('dialog').getByRole('heading').waitFor();
        await take(`/${language}/newsletter`);
        await mails(page, place, email, 1, take, 'newsletter');
      },
    },
  ];
}

/** The newest mails to an address as they look in a mail program, once so many came. */
async function mails(page: Page, place: Place, to: string, many: number, take: (name: string) => Promise<void>, about: string): Promise<void> {
  const links = page.getByRole('row', { name: to }).getByRole('link');
  await expect(async () => {
    await page.goto('/sandbox/mail');
    await expect(links.nth(many - 1)).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  // Those of one purchase leave in any order.
  const newest = await links.evaluateAll((all, so) => all.slice(0, so).map((link) => ({ about: link.textContent, path: link.getAttribute('href') })), many);
  for (const [index, mail] of newest.sort((one, other) => one.about.localeCompare(other.about)).entries()) {
    await page.goto(`${mail.path}/html`);
    await take(`/mail ${place.language} ${about} ${index + 1}`);
  }
}
