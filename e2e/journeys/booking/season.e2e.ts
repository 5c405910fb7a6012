import { checkAccessibility } from '../../support/accessibility.ts';
import { chooseSlot, expectConfirmed, fillVisitor, fillVisitors, wordsOf } from '../../support/booking.ts';
import { open } from '../../support/hydration.ts';
import { expect, test } from '../../support/place.ts';
import { cards, fillCard, pay } from '../../support/shopping.ts';

/** The harvest visit of each house, with its season as its page writes it. */
const harvest = {
  montelar: { slug: 'vendimia-con-la-cuadrilla', es: 'Del 20 de septiembre al 20 de octubre', en: 'From 20 September to 20 October' },
  oria: { slug: 'amanecer-de-vendimia', es: 'Del 15 de septiembre al 12 de octubre', en: 'From 15 September to 12 October' },
} as const;

test('@both a seasonal visit says its season and opens at its first bookable month, with days to choose, and is booked', async ({ page, place }) => {
  test.slow();
  const words = wordsOf(place);
  const visit = harvest[place.brand];
  await open(page, place.path('visits', `/${visit.slug}`));
  await expect(page.getByText(visit[place.language]).first()).toBeVisible();
  await fillVisitors(page, place);
  await expect(page.getByLabel(words.month, { exact: true })).toHaveValue(/^(9|10)$/);
  await expect(page.getByText(words.unavailable)).toHaveCount(0);
  await checkAccessibility(page);
  await chooseSlot(page, place, { ahead: null, dayIndex: 1 });
  await page.getByRole('button', { name: words.toClient }).click();
  await fillVisitor(page, place);
  await page.getByRole('button', { name: words.next, exact: true }).click();
  await page.getByRole('button', { name: words.toPayment }).click();
  await fillCard(page, place, cards.good);
  await pay(page, place);
  await expectConfirmed(page, place);
});
