import { checkAccessibility } from '../../support/accessibility.ts';
import { chooseSlot, expectConfirmed, fillVisitors, visitPage, wordsOf } from '../../support/booking.ts';
import { beMember } from '../../support/club.ts';
import { open } from '../../support/hydration.ts';
import { expect, test } from '../../support/place.ts';
import { cards, fillCard, pay } from '../../support/shopping.ts';

const said = {
  es: { coming: 'Próximas visitas', all: 'Sus visitas', see: /^Ver la reserva:/, calendar: /^Al calendario:/, booked: 'Reservada', two: '2 personas' },
  en: { coming: 'Coming visits', all: 'Your visits', see: /^See the booking:/, calendar: /^To your calendar:/, booked: 'Booked', two: '2 people' },
} as const;

test('@both a member is known to the form that books, changes what is wrong there, and finds the visit in my club and my orders', async ({ page, place }) => {
  test.slow();
  const words = wordsOf(place);
  const own = said[place.language];
  const member = place.fixtures.member('books-a-visit');
  await beMember(page, place, member);
  await page.goto(visitPage(place));
  await fillVisitors(page, place);
  await chooseSlot(page, place, { ahead: 5 });
  await page.getByRole('button', { name: words.toClient }).click();
  const main = page.getByRole('main');
  await expect(main.getByLabel(words.email, { exact: true })).toHaveValue(member.email);
  await expect(main.getByLabel(words.name, { exact: true })).toHaveValue('Lucía');
  await expect(main.getByLabel(words.phone, { exact: true })).not.toHaveValue('');
  await main.getByLabel(words.phone, { exact: true }).fill('+34 611 000 111');
  await main.getByRole('checkbox', { name: words.consent }).check();
  await page.getByRole('button', { name: words.next, exact: true }).click();
  await page.getByRole('button', { name: words.toPayment }).click();
  await fillCard(page, place, cards.good);
  await pay(page, place);
  await expectConfirmed(page, place);

  await open(page, place.path('myClub'));
  const coming = page.getByRole('region', { name: own.coming }).getByRole('listitem');
  await expect(coming).toHaveCount(1);
  await expect(coming).toContainText(own.two);
  await expect(coming).toContainText(own.booked);
  await expect(coming.getByRole('link', { name: own.calendar })).toHaveAttribute('href', /\/calendar\.ics$/);
  await checkAccessibility(page);
  await open(page, place.path('myOrders'));
  await checkAccessibility(page);
  await page.getByRole('region', { name: own.all }).getByRole('link', { name: own.see }).click();
  await expect(main).toContainText('Lucía');
  await expect(page.getByRole('button', { name: words.cancel, exact: true })).toBeVisible();
});
