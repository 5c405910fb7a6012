import { checkAccessibility } from '../../support/accessibility.ts';
import { answerAtBank, goToBank } from '../../support/bank.ts';
import { expectConfirmed, toCard, visitOf } from '../../support/booking.ts';
import { expect, test } from '../../support/place.ts';

const notPaid = { es: 'El pago no se ha completado', en: 'The payment was not completed' } as const;
const again = { es: 'Volver a reservar', en: 'Book again' } as const;

test('@both a visit paid at the bank is booked; refused there, nothing is, and the way leads back to what was typed', async ({ page, place, expectErrors }) => {
  test.slow();
  expectErrors(/^409 POST .*\/booking_intent\/capture\/$/);
  await toCard(page, place, { dayIndex: 3 });
  await checkAccessibility(page);
  await goToBank(page, place);
  await answerAtBank(page, 'refuse');
  await expect(page.getByRole('heading', { name: notPaid[place.language] })).toBeVisible();
  const back = page.getByRole('link', { name: again[place.language] });
  expect(decodeURIComponent((await back.getAttribute('href')) ?? '')).toContain(`/${visitOf(place).slug}#{"bookingIntentId":`);
  await toCard(page, place, { dayIndex: 3 });
  await goToBank(page, place);
  await answerAtBank(page, 'pay');
  await expectConfirmed(page, place);
});
