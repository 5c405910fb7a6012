import type { Page } from '@playwright/test';
import { expectConfirmed, visitor, visitPage, wordsOf } from '../../support/booking.ts';
import { open } from '../../support/hydration.ts';
import { pressOn, tabTo, typeInto } from '../../support/keyboard.ts';
import { expect, test } from '../../support/place.ts';
import { cards } from '../../support/shopping.ts';

const painted = (page: Page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

test('@both a whole booking with the keyboard alone, from the visit to its confirmation, with the focus always in sight (WCAG 2.1.1, 2.4.11)', async ({
  page,
  place,
}) => {
  test.slow();
  const words = wordsOf(place);
  const main = page.getByRole('main');
  await open(page, visitPage(place));
  await typeInto(page, page.getByLabel(words.language), { es: 'Esp', en: 'Eng' }[place.language]);
  await typeInto(page, page.getByLabel(words.adults, { exact: true }), '2');
  await pressOn(page, page.getByRole('button', { name: words.chooseDate }));

  await pressOn(page, page.getByRole('table').getByRole('radio', { disabled: false }).first(), 'Space');
  await pressOn(page, page.getByRole('radio', { name: /\d\d:\d\d (AM|PM)/, disabled: false }).first(), 'Space');
  const toDetails = page.getByRole('button', { name: words.toClient });
  await expect(toDetails).toBeEnabled();
  await pressOn(page, toDetails);

  await typeInto(page, page.getByLabel(words.name, { exact: true }), visitor.name);
  await typeInto(page, page.getByLabel(words.surname, { exact: true }), visitor.surname);
  const document = page.getByLabel(words.documentNumber, { exact: true });
  await tabTo(page, document);
  await painted(page);
  await expect(document, 'what was only reached is not wrong yet').not.toHaveAttribute('aria-invalid', 'true');
  await typeInto(page, document, visitor.document);
  await typeInto(page, main.getByLabel(words.email, { exact: true }), visitor.email);
  await typeInto(page, page.getByLabel(words.phone, { exact: true }), visitor.phone);
  await pressOn(page, main.getByRole('checkbox', { name: words.consent }), 'Space');
  await pressOn(page, page.getByRole('button', { name: words.next, exact: true }));

  await pressOn(page, page.getByRole('button', { name: words.toPayment }));
  const number = page.getByLabel(place.words.cardNumber);
  await expect(number).toBeVisible({ timeout: 30_000 });
  await typeInto(page, number, cards.good);
  await typeInto(page, page.getByLabel(place.words.expiry), '1234');
  await typeInto(page, page.getByLabel(place.words.cvc), '123');
  await pressOn(page, page.getByRole('button', { name: place.words.pay }));
  await expectConfirmed(page, place);
  await tabTo(page, page.getByRole('link', { name: words.seeBooking }));
});
