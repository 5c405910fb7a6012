import { checkAccessibility } from '../../support/accessibility.ts';
import {
  bookingAddress,
  bookingIn,
  chooseSlot,
  expectConfirmed,
  fillVisitor,
  fillVisitors,
  toBilling,
  toCard,
  visitOf,
  visitor,
  visitPage,
  wordsOf,
} from '../../support/booking.ts';
import { readMailTo } from '../../support/mail.ts';
import { hydrated } from '../../support/hydration.ts';
import { aPdf, pdfAt } from '../../support/pdf.ts';
import { expect, test } from '../../support/place.ts';
import { recordEvents } from '../../support/tag-manager.ts';
import { cards, fillCard, pay } from '../../support/shopping.ts';

test('@everywhere a visitor finds a visit, books it in four steps, pays, and the mail can be read', async ({ page, place }, info) => {
  test.slow();
  const words = wordsOf(place);
  const email = `visita.${info.project.name}.${Date.now()}@correo.example`;
  await page.goto(place.path('visits'));
  await hydrated(page);
  await page
    .getByRole('main')
    .locator(`a[href$="/${visitOf(place).slug}"]`)
    .first()
    .click();
  await checkAccessibility(page);
  await fillVisitors(page, place);
  await chooseSlot(page, place);
  await checkAccessibility(page);
  await page.getByRole('button', { name: words.toClient }).click();
  await expect(
    page.getByText(place.language === 'es' ? 'En el paso siguiente puede pedir una factura.' : 'You can ask for an invoice in the next step.'),
  ).toBeVisible();
  await fillVisitor(page, place, { email });
  await checkAccessibility(page);
  await page.getByRole('button', { name: words.next, exact: true }).click();
  await page.getByRole('button', { name: words.toPayment }).click();
  await expect(page.getByLabel(place.words.cardNumber)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('timer', { name: words.timer })).toHaveText(/^1[45]:\d\d$/);
  await checkAccessibility(page);
  await fillCard(page, place, cards.good);
  await pay(page, place);
  await expectConfirmed(page, place);
  await checkAccessibility(page);
  const mail = await readMailTo(page, email);
  expect(mail.text).toContain('visit_');
});

test('@both section 2: with a billing address, kept by a reload, to the invoice; what is typed reaches neither the tag manager nor a referrer (section 7)', async ({
  page,
  place,
  context,
}) => {
  test.slow();
  const words = wordsOf(place);
  await context.addCookies([{ name: 'consent', value: 'analytics', url: place.origin }]);
  const pushed = await recordEvents(page);
  const told: string[] = [];
  page.on('request', (request) => told.push(request.url(), request.headers()['referer'] ?? ''));
  await toBilling(page, place, { dayIndex: 1 });
  await page.getByRole('checkbox', { name: words.invoice }).check();
  await page.getByRole('button', { name: words.toPayment }).click();
  await expect(page.getByRole('alert')).toContainText(words.postcode);
  await page.getByLabel(words.documentNumber, { exact: true }).fill(visitor.document);
  await page.getByLabel(words.name, { exact: true }).fill(visitor.name);
  await page.getByLabel(words.surname, { exact: true }).fill(visitor.surname);
  await page.getByRole('main').getByLabel(words.email, { exact: true }).fill(visitor.email);
  await page.getByLabel(words.line1, { exact: true }).fill('Calle del Laurel, 14');
  await page.getByLabel(words.postcode).fill('26001');
  await page.getByLabel(words.town).fill('Logroño');
  await page.getByRole('button', { name: words.toPayment }).click();
  await expect(page.getByLabel(place.words.cardNumber)).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel(words.line1, { exact: true })).toHaveValue('Calle del Laurel, 14');
  await page.getByRole('button', { name: words.toPayment }).click();
  await fillCard(page, place, cards.good);
  await pay(page, place);
  await expectConfirmed(page, place);
  await expect.poll(() => pushed.filter((event) => event.includes('booking_confirmed')).length).toBe(1);
  // What happened where the address holds the form waits for a page with the tag manager.
  const kept = (await page.evaluate(() => sessionStorage.getItem('analytics.kept'))) ?? '';
  expect(kept).toContain('booking_step');
  const typed = new RegExp([visitor.email, visitor.surname, visitor.document, visitor.phone, 'Laurel', 'thirdStep'].join('|'), 'i');
  expect([kept, ...pushed, ...told.map(decodeURIComponent)].filter((text) => typed.test(text))).toEqual([]);
  await page.getByRole('link', { name: words.seeBooking }).click();
  const invoice = page.getByRole('link', { name: words.fullInvoice });
  await expect(invoice).toBeVisible();
  expect(await pdfAt(page, place, (await invoice.getAttribute('href')) ?? '/')).toEqual(aPdf);
});

test('@both a declined card says so and keeps the places, and another card then pays', async ({ page, place, expectErrors }) => {
  expectErrors(/^402 POST .*\/confirm$/);
  await toCard(page, place, { dayIndex: 2 });
  await fillCard(page, place, cards.declined);
  await pay(page, place);
  await expect(page.getByText(place.words.declined).first()).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
  await fillCard(page, place, cards.good);
  await pay(page, place);
  await expectConfirmed(page, place);
});

test('@both authentication that is accepted pays', async ({ page, place }) => {
  await toCard(page, place, { dayIndex: 3 });
  await fillCard(page, place, cards.asksBank);
  await pay(page, place);
  await page.getByRole('dialog').getByRole('button', { name: place.words.accept }).click();
  await expectConfirmed(page, place);
});

test('@both section 2: the hash holds exactly the eight keys, and restores the booking by link, after a reload, back and forward', async ({
  page,
  place,
  context,
}) => {
  test.slow();
  const words = wordsOf(place);
  await toBilling(page, place, { adults: 3, dayIndex: 4 });
  expect(Object.keys(bookingIn(page) ?? {})).toEqual([
    'voucherCode',
    'experienceId',
    'firstStep',
    'secondStep',
    'thirdStep',
    'fourthStep',
    'step',
    'bookingIntentId',
  ]);
  const chosen = bookingIn(page)?.secondStep;
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('button', { name: words.toPayment })).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('main').getByLabel(words.email, { exact: true })).toHaveValue(visitor.email);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('main').getByLabel(words.email, { exact: true })).toHaveValue(visitor.email);
  await page.goBack();
  await expect(page.getByRole('button', { name: words.toClient })).toBeEnabled();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('button', { name: words.toClient })).toBeEnabled();
  await page.goBack();
  await expect(page.getByLabel(words.adults, { exact: true })).toHaveValue('3');
  await page.goForward();
  await page.goForward();
  await expect(page.getByLabel(words.surname, { exact: true })).toHaveValue(visitor.surname);

  const link = page.url();
  const other = await context.newPage();
  await other.goto(link);
  await hydrated(other);
  await expect(other.getByRole('main').getByLabel(words.email, { exact: true })).toHaveValue(visitor.email);
  expect(bookingIn(other)?.secondStep).toEqual(chosen);
  await other.close();
});

test('@both section 2: a hash changed by hand moves to the step it names, to step 1 if it names none; a broken one does no harm', async ({ page, place }) => {
  const words = wordsOf(place);
  await page.goto(bookingAddress(place, { step: 2, firstStep: { language: place.language, adults: 2 } }));
  await hydrated(page);
  await expect(page.getByRole('button', { name: words.toClient })).toBeDisabled();
  await page.goto(bookingAddress(place, { step: 3 }));
  await hydrated(page);
  await expect(page.getByLabel(words.surname, { exact: true })).toBeVisible();
  await page.goto(bookingAddress(place, { firstStep: { adults: 4 } }));
  await hydrated(page);
  await expect(page.getByLabel(words.adults, { exact: true })).toHaveValue('4');
  await page.goto(visitPage(place, '#{"step":'));
  await hydrated(page);
  await expect(page.getByRole('button', { name: words.chooseDate })).toBeVisible();
  await page.goto(bookingAddress(place, { __proto__: null, constructor: { step: 4 } }));
  await hydrated(page);
  await expect(page.getByRole('button', { name: words.chooseDate })).toBeVisible();
});

test('@both fault: what is chosen while the scripts are on their way is lost; it counts, and the price follows', async ({ page, place }) => {
  const words = wordsOf(place);
  const spoken = place.language === 'es' ? 'en' : 'es';
  let letGo = () => undefined as void;
  const gone = new Promise<void>((done) => (letGo = done));
  await page.route(/\.js$/, async (route) => {
    await gone;
    await route.continue();
  });
  await page.goto(visitPage(place), { waitUntil: 'commit' });
  await page.getByLabel(words.language).selectOption(spoken);
  await page.getByLabel(words.adults, { exact: true }).selectOption('4');
  // Where a hand that chose still is.
  await page.getByLabel(words.adults, { exact: true }).focus();
  letGo();
  await hydrated(page);
  await expect(page.getByText(place.amount(4 * visitOf(place).adult)).first()).toBeVisible();
  await page.getByRole('button', { name: words.chooseDate }).click();
  await expect(page.getByLabel(words.month, { exact: true })).toBeVisible();
  await expect.poll(() => bookingIn(page)?.firstStep).toMatchObject({ language: spoken, adults: 4 });
});

test('section 5: months that are over are neither offered nor asked for', async ({ page, place }) => {
  const requested: string[] = [];
  page.on('request', (request) => request.url().includes('slot_options') && requested.push(request.url()));
  const lastYear = new Date().getUTCFullYear() - 1;
  await page.goto(bookingAddress(place, { step: 2, firstStep: { language: place.language, adults: 2 }, secondStep: { month: 3, year: lastYear } }));
  await hydrated(page);
  await expect(page.getByText(wordsOf(place).unavailable)).toBeVisible();
  expect(requested).toEqual([]);
});
