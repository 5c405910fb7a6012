/** What README.md promises under "Your own estate in ten minutes": a folder is written, started, and sells. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkAccessibility } from '../support/accessibility.ts';
import { chooseSlot, expectConfirmed, fillVisitor, fillVisitors, wordsOf } from '../support/booking.ts';
import { audit, estateCommand } from '../support/estate-command.ts';
import { hydrated } from '../support/hydration.ts';
import { readMailTo } from '../support/mail.ts';
import { expect, test as base } from '../support/place.ts';
import { cards, continueToPayment, fillCard, fillDetails, goToCheckout, orderNumber, pay, putIntoBasket } from '../support/shopping.ts';
import { type RunningEstate, startEstate } from '../support/start-estate.ts';

const name = 'Bodegas Solano';

/** A new estate on the embedded database, and the place that it is. */
const test = base.extend<{ estate: RunningEstate }>({
  estate: [
    async ({}, use) => {
      const home = await mkdtemp(join(tmpdir(), 'new-estate-'));
      const folder = join(home, 'bodegas-solano');
      const written = await estateCommand(home, ['new', folder, name]);
      expect(written, written.errors).toMatchObject({ code: 0 });
      expect((await estateCommand(home, ['check', folder])).output).toContain(' is good: 3 wines');
      const estate = await startEstate({ env: { ESTATE_FOLDER: folder, DATABASE_URL: '', RECONCILE_AFTER_S: '5' } });
      await use(estate);
      await estate.stop();
      await estate.forget();
      await rm(home, { recursive: true });
    },
    { timeout: 240_000 },
  ],
  place: async ({ estate, place }, use) =>
    use({ ...place, origin: `http://localhost:${estate.port}`, wine: { slug: 'tinto', sku: 'TINTO-2022-75', price: 12.5 } }),
});

test('a new estate starts, sells a bottle and takes a booking, under its own name alone', async ({ page, place, estate }) => {
  test.slow();
  const words = wordsOf(place);
  const email = 'ana@correo.example';
  expect(estate.output()).toMatch(/^Site +bodegas-solano /m);
  await page.goto(place.path('home'));
  await page.getByRole('button', { name: 'Sí, soy mayor de edad' }).click();
  await checkAccessibility(page);
  await expect(page.getByRole('banner')).toContainText(name);

  await putIntoBasket(page, place);
  await goToCheckout(page, place);
  await fillDetails(page, place, { email });
  await continueToPayment(page, place);
  await fillCard(page, place, cards.good);
  await pay(page, place);
  const number = await orderNumber(page, place);
  const order = await readMailTo(page, email, { port: estate.port });
  expect(order.text).toContain(number);

  await page.goto(place.path('visits', '/la-bodega'));
  await hydrated(page);
  await fillVisitors(page, place);
  await chooseSlot(page, place);
  await page.getByRole('button', { name: words.toClient }).click();
  await fillVisitor(page, place, { email });
  await page.getByRole('button', { name: words.next, exact: true }).click();
  await page.getByRole('button', { name: words.toPayment }).click();
  await expect(page.getByLabel(place.words.cardNumber)).toBeVisible({ timeout: 30_000 });
  await fillCard(page, place, cards.good);
  await pay(page, place);
  await expectConfirmed(page, place);
  const visit = await readMailTo(page, email, { port: estate.port, subject: /visita/i });

  for (const { subject, text } of [order, visit]) {
    expect(subject + text).toContain(name);
    expect(subject + text).not.toMatch(/montelar|\boria\b/i);
  }
  await expect.poll(async () => (await audit(estate.dataDir)).ok, { timeout: 60_000 }).toBe(true);
});
