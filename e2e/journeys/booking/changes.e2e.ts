import { expectConfirmed, toCard, visitor, wordsOf } from '../../support/booking.ts';
import { hydrated } from '../../support/hydration.ts';
import { expect, test } from '../../support/place.ts';
import { cards, fillCard, pay } from '../../support/shopping.ts';

test('@both a visitor moves the visit to another day by its private link, then cancels it', async ({ page, place }, info) => {
  test.slow();
  const words = wordsOf(place);
  await toCard(page, place, { ahead: 3, email: `cambia.${info.project.name}.${Date.now()}@correo.example` });
  await fillCard(page, place, cards.good);
  await pay(page, place);
  await expectConfirmed(page, place);
  await page.getByRole('link', { name: words.seeBooking }).click();
  await expect(page.getByText(`${visitor.name} ${visitor.surname}`)).toBeVisible();

  await page.getByRole('button', { name: words.move, exact: true }).click();
  await page.getByRole('table').getByRole('radio', { disabled: false }).nth(2).check({ force: true });
  await page
    .getByRole('radio', { name: /\d\d:\d\d (AM|PM)/, disabled: false })
    .first()
    .check({ force: true });
  await page.getByRole('button', { name: words.moveSure }).click();
  await expect(page.getByText(words.moved)).toBeVisible();

  await page.getByRole('button', { name: words.cancel, exact: true }).click();
  await page.getByRole('button', { name: words.cancelSure }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.cancelled })).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: words.cancelled })).toBeVisible();
  await expect(page.getByRole('button', { name: words.move, exact: true })).toHaveCount(0);
});
